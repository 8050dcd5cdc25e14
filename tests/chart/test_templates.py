"""What the templates make of the values."""

import json
from typing import Any

import pytest
import yaml

from cardavia.service.cli.serve import serve
from tests.chart.rendering import CHART, EXAMPLES, environment, helm, kinds, one, pods, refused, rendered

EVERYTHING = ["", *(path.stem for path in EXAMPLES)]
SHARED = ("keys.secret=keys", "keys.signingSecret=signing")
POSTGRESQL = ("database.kind=postgresql", "database.secret.name=url", *SHARED)


def container(*settings: str, example: str = "") -> dict[str, Any]:
    """The container of the service."""
    spec = one(rendered(*settings, example=example), "Deployment")["spec"]["template"]["spec"]
    made: dict[str, Any] = spec["containers"][0]
    return made


# Where the log is


def test_sqlite_is_one_pod_with_a_volume_that_stays() -> None:
    manifests = rendered()
    deployment = one(manifests, "Deployment")
    assert deployment["spec"]["replicas"] == 1
    assert deployment["spec"]["strategy"] == {"type": "Recreate"}
    claim = one(manifests, "PersistentVolumeClaim")
    assert claim["metadata"]["annotations"]["helm.sh/resource-policy"] == "keep"
    volumes = deployment["spec"]["template"]["spec"]["volumes"]
    assert {"name": "data", "persistentVolumeClaim": {"claimName": claim["metadata"]["name"]}} in volumes


def test_a_claim_that_is_there_is_used() -> None:
    manifests = rendered("storage.claim=older")
    assert "PersistentVolumeClaim" not in kinds(manifests)
    assert "older" in json.dumps(one(manifests, "Deployment"))


def test_sqlite_has_one_writer() -> None:
    assert "SQLite has one writer" in refused("replicas=2")
    assert "SQLite has one writer" in refused("autoscaling.enabled=true")


def test_the_service_has_the_database_from_its_secret_and_the_migration_from_its_own() -> None:
    manifests = rendered(example="postgresql")
    served, migrated = (
        environment(one(manifests, kind)["spec"]["template"]["spec"]["containers"][0])["CARDAVIA_DATABASE"]
        for kind in ("Deployment", "Job")
    )
    assert served == {"secretKeyRef": {"name": "cardavia-database", "key": "uri"}}
    assert migrated == {"secretKeyRef": {"name": "cardavia-database-owner", "key": "uri"}}


def test_a_migration_without_a_secret_of_its_own_has_the_service_s() -> None:
    job = one(rendered(*POSTGRESQL), "Job")
    variables = environment(job["spec"]["template"]["spec"]["containers"][0])
    assert variables["CARDAVIA_DATABASE"] == {"secretKeyRef": {"name": "url", "key": "uri"}}


def test_the_database_of_a_cluster_is_in_the_secret_that_its_operator_makes() -> None:
    manifests = rendered(example="cloudnative-pg")
    name = one(manifests, "Cluster")["metadata"]["name"]
    (variable,) = {
        json.dumps(environment(pod["containers"][0]).get("CARDAVIA_DATABASE")) for pod in pods(manifests)
    } - {"null"}
    assert json.loads(variable) == {"secretKeyRef": {"name": f"{name}-app", "key": "uri"}}


def test_no_acknowledged_move_is_on_the_primary_alone() -> None:
    synchronous = one(rendered(example="cloudnative-pg"), "Cluster")["spec"]["postgresql"]["synchronous"]
    assert synchronous == {"method": "any", "number": 1, "dataDurability": "required"}
    assert "less than" in refused("database.cluster.synchronous=3", example="cloudnative-pg")


def test_a_changed_migration_is_another_job_and_an_unchanged_one_the_same() -> None:
    names = [one(rendered(*POSTGRESQL, *more), "Job")["metadata"]["name"] for more in [(), ("image.tag=newer",), ()]]
    assert names[0] == names[2] != names[1]


def test_pods_that_share_a_database_have_to_share_their_keys() -> None:
    assert "share their keys" in refused("database.kind=postgresql", "database.secret.name=url")
    mounts = {mount["mountPath"]: mount.get("subPath") for mount in container(*POSTGRESQL)["volumeMounts"]}
    assert mounts["/var/lib/cardavia/token.key"] == "token.key"
    assert mounts["/var/lib/cardavia/administrator.key"] == "administrator.key"
    assert "/var/lib/cardavia/signing" in mounts


def test_who_archives_has_a_database_secret_of_its_own_and_all_know_the_archive() -> None:
    manifests = rendered(example="archive")
    spec = one(manifests, "CronJob")["spec"]["jobTemplate"]["spec"]["template"]["spec"]
    (archiving,) = spec["containers"]
    assert archiving["args"] == ["archive", "--older-than=180", "--at-most=100000"]
    database = environment(archiving)["CARDAVIA_DATABASE"]
    assert database == {"secretKeyRef": {"name": "cardavia-database-archivist", "key": "uri"}}
    for each in (archiving, container(example="archive")):
        assert environment(each)["CARDAVIA_ARCHIVE"] == "s3://cards/archive"
        assert each["envFrom"] == [{"secretRef": {"name": "cardavia-archive"}}]


def test_without_an_archive_nothing_is_said_of_one() -> None:
    for each in pods(rendered(*POSTGRESQL)):
        assert "CARDAVIA_ARCHIVE" not in environment(each["containers"][0])
        assert "envFrom" not in each["containers"][0]


def test_archives_that_cannot_work_are_refused() -> None:
    job = "archive.job.enabled=true"
    assert "SQLite has one writer" in refused(job, "archive.url=s3://cards")
    assert "set archive.url" in refused(job, *POSTGRESQL)
    assert "archive.url is in an object store" in refused("archive.url=file:///srv/archive")


def test_new_pods_come_before_old_ones_go() -> None:
    strategy = one(rendered(*POSTGRESQL), "Deployment")["spec"]["strategy"]
    assert strategy["rollingUpdate"] == {"maxUnavailable": 0, "maxSurge": 1}


# Secrets and security


@pytest.mark.parametrize("example", EVERYTHING)
def test_no_manifest_holds_a_secret(example: str) -> None:
    """Secrets are named only; in the environment the database alone is one, and it comes by reference."""
    manifests = rendered(example=example)
    assert "Secret" not in kinds(manifests)
    for pod in pods(manifests):
        variables = environment(pod["containers"][0])
        assert "CARDAVIA_DATABASE" not in variables or "secretKeyRef" in variables["CARDAVIA_DATABASE"]


@pytest.mark.parametrize("example", EVERYTHING)
def test_every_pod_is_restricted(example: str) -> None:
    """What the Pod Security Standard `restricted` asks for, a root file system that is read-only, and no token."""
    for pod in pods(rendered(example=example)):
        assert pod["automountServiceAccountToken"] is False
        assert pod["securityContext"]["runAsNonRoot"] is True
        assert pod["securityContext"]["runAsUser"] > 0
        assert pod["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
        assert not {"hostNetwork", "hostPID", "hostIPC"} & set(pod)
        allowed = {"configMap", "emptyDir", "persistentVolumeClaim", "secret"}
        assert all(set(volume) - {"name"} <= allowed for volume in pod.get("volumes", []))
        for each in pod["containers"]:
            assert each["securityContext"] == {
                "allowPrivilegeEscalation": False,
                "readOnlyRootFilesystem": True,
                "capabilities": {"drop": ["ALL"]},
            }
            assert {"cpu", "memory"} <= set(each["resources"]["requests"])
            assert "memory" in each["resources"]["limits"]


def test_the_network_lets_pods_call_dns_and_their_database_and_nobody_else() -> None:
    def ports(*settings: str) -> list[Any]:
        rules = one(rendered(*settings), "NetworkPolicy")["spec"]["egress"]
        return [[port["port"] for port in rule["ports"]] for rule in rules if "ports" in rule]

    assert ports() == [[53, 53]]
    assert ports(*POSTGRESQL) == [[53, 53], [5432]]


def test_only_those_who_may_call_reach_the_pods() -> None:
    rule = one(rendered(example="gateway"), "NetworkPolicy")["spec"]["ingress"][0]
    assert [port["port"] for port in rule["ports"]] == ["grpc", "http"]
    assert rule["from"][0]["namespaceSelector"]["matchLabels"] == {"kubernetes.io/metadata.name": "gateways"}


# What the pod is told


def test_every_variable_is_one_that_the_service_knows() -> None:
    known = {parameter.envvar for parameter in serve.params}
    given = container(
        *POSTGRESQL,
        "tlsSecret=tls",
        "accountsSecret=accounts",
        "limitsConfigMap=limits",
        "service.otlpEndpoint=http://collector:4318",
        "service.allowOrigins={https://cards.example}",
    )
    assert len(environment(given)) == 15
    assert set(environment(given)) <= known


def test_numbers_are_whole_however_large() -> None:
    assert environment(container("service.abandonedSeconds=10000000"))["CARDAVIA_ABANDONED_SECONDS"] == "10000000"


def test_several_origins_are_one_variable() -> None:
    made = container("service.allowOrigins={https://a.example,https://b.example}")
    assert environment(made)["CARDAVIA_ALLOW_ORIGIN"] == "https://a.example https://b.example"


def test_the_test_of_a_release_plays_a_deal_at_its_service() -> None:
    manifests = rendered()
    service = one(manifests, "Service")
    script, target = one(manifests, "Pod")["spec"]["containers"][0]["args"]
    assert script.strip() == (CHART / "files" / "play_a_deal.py").read_text(encoding="utf-8").strip()
    assert target == f"{service['metadata']['name']}:{service['spec']['ports'][0]['port']}"
    assert "Pod" not in kinds(rendered(example="tls"))


def test_probes_ask_health_over_grpc_and_over_https_where_pods_speak_tls() -> None:
    plain, encrypted = container(), container("tlsSecret=tls")
    assert plain["readinessProbe"]["grpc"] == {"port": 50051}
    assert plain["livenessProbe"]["httpGet"] == {"path": "/healthz", "port": "http", "scheme": "HTTP"}
    assert encrypted["readinessProbe"]["httpGet"] == {"path": "/healthz", "port": "http", "scheme": "HTTPS"}


def test_a_pod_is_given_time_to_drain() -> None:
    spec = one(rendered("drain.delaySeconds=10", "drain.graceSeconds=40"), "Deployment")["spec"]["template"]["spec"]
    assert spec["terminationGracePeriodSeconds"] == 40
    assert spec["containers"][0]["lifecycle"]["preStop"]["sleep"] == {"seconds": 10}
    assert "graceSeconds" in refused("drain.delaySeconds=10", "drain.graceSeconds=15")


# How it is reached


def test_the_service_has_both_ports_and_says_what_they_speak() -> None:
    ports = {port["name"]: port for port in one(rendered(), "Service")["spec"]["ports"]}
    assert ports["grpc"]["appProtocol"] == "kubernetes.io/h2c"
    assert ports["http"]["appProtocol"] == "http"


def test_no_service_sends_to_a_migration_or_a_test() -> None:
    manifests = rendered(example="postgresql")
    selector = one(manifests, "Service")["spec"]["selector"].items()
    labels = {
        "Deployment": one(manifests, "Deployment")["spec"]["template"]["metadata"]["labels"],
        "Job": one(manifests, "Job")["spec"]["template"]["metadata"]["labels"],
        "Pod": one(manifests, "Pod")["metadata"]["labels"],
    }
    assert [kind for kind, found in labels.items() if selector <= found.items()] == ["Deployment"]


def test_routes_lead_to_the_ports_of_the_service() -> None:
    manifests = rendered(example="gateway")
    ports = {port["name"]: port["port"] for port in one(manifests, "Service")["spec"]["ports"]}
    for kind, name in (("HTTPRoute", "http"), ("GRPCRoute", "grpc")):
        (backend,) = one(manifests, kind)["spec"]["rules"][0]["backendRefs"]
        assert backend == {"name": one(manifests, "Service")["metadata"]["name"], "port": ports[name]}


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (("gateway.enabled=true",), "gateway.parents"),
        (("ingress.grpc.enabled=true",), "ingress.grpc.host"),
        (("database.kind=postgresql", *SHARED), "database.secret.name"),
        (("monitoring.serviceMonitor.enabled=true",), "figures need a key"),
        ((*POSTGRESQL, "autoscaling.enabled=true", "autoscaling.max=1"), "autoscaling.min"),
        (("replica=1",), "replica"),
        (("database.kind=mysql",), "database/kind"),
        (("ports.grpc=0",), "ports/grpc"),
    ],
)
def test_what_does_not_go_together_is_said(settings: tuple[str, ...], said: str) -> None:
    assert said in refused(*settings)


def test_the_autoscaler_goes_by_cpu_and_by_streams() -> None:
    manifests = rendered(example="cloudnative-pg")
    assert "replicas" not in one(manifests, "Deployment")["spec"]
    cpu, streams = one(manifests, "HorizontalPodAutoscaler")["spec"]["metrics"]
    assert cpu["resource"]["target"] == {"type": "Utilization", "averageUtilization": 65}
    assert streams["pods"]["target"] == {"type": "AverageValue", "averageValue": "5000"}


def test_runbooks_are_linked_where_they_are() -> None:
    rules = one(rendered(example="monitoring"), "PrometheusRule")["spec"]["groups"][0]["rules"]
    for rule in rules:
        assert rule["annotations"]["runbook_url"] == f"https://cards.example.com/runbooks/{rule['alert']}.md"


def test_the_rules_and_the_dashboard_are_those_of_the_files() -> None:
    manifests = rendered("monitoring.rules.runbooks=docs/runbooks/", example="monitoring")
    rules = yaml.safe_load((CHART / "files" / "alerts.yaml").read_text(encoding="utf-8"))
    assert one(manifests, "PrometheusRule")["spec"] == rules
    dashboard = (CHART / "files" / "dashboard.json").read_text(encoding="utf-8")
    assert json.loads(one(manifests, "ConfigMap")["data"]["cardavia.json"]) == json.loads(dashboard)


@pytest.mark.parametrize("example", EVERYTHING)
def test_the_notes_name_what_is_there(example: str) -> None:
    files = ("--values", str(CHART / "examples" / f"{example}.yaml")) if example else ()
    done = helm("install", "cards", str(CHART), "--dry-run=client", "--namespace", "cards", *files)
    assert done.returncode == 0, done.stderr
    notes = done.stdout.partition("\nNOTES:\n")[2]
    name = one(rendered(example=example), "Deployment")["metadata"]["name"]
    assert f"rollout status deployment/{name}" in notes
    assert f"port-forward service/{name}" in notes
    assert "<no value>" not in notes
