{{/* The name of the application. */}}
{{- define "cardavia.name" -}}
{{- .Values.nameOverride | default .Chart.Name | trunc 50 | trimSuffix "-" }}
{{- end }}

{{/* The name of what is made, at most 50 characters, so that others can be put after it. */}}
{{- define "cardavia.fullname" -}}
{{- if .Values.fullnameOverride }}
{{- .Values.fullnameOverride | trunc 50 | trimSuffix "-" }}
{{- else if contains (include "cardavia.name" .) .Release.Name }}
{{- .Release.Name | trunc 50 | trimSuffix "-" }}
{{- else }}
{{- printf "%s-%s" .Release.Name (include "cardavia.name" .) | trunc 50 | trimSuffix "-" }}
{{- end }}
{{- end }}

{{- define "cardavia.selector" -}}
app.kubernetes.io/name: {{ include "cardavia.name" . }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "cardavia.labels" -}}
{{ include "cardavia.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{/* The pods that serve. The migration and the test have other components, so that no Service finds them. */}}
{{- define "cardavia.serving" -}}
{{ include "cardavia.selector" . }}
app.kubernetes.io/component: service
{{- end }}

{{- define "cardavia.image" -}}
{{- if .Values.image.digest -}}
{{ .Values.image.repository }}@{{ .Values.image.digest }}
{{- else -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}
{{- end }}

{{- define "cardavia.account" -}}
{{- if .Values.serviceAccount.create -}}
{{ .Values.serviceAccount.name | default (include "cardavia.fullname" .) }}
{{- else -}}
{{ .Values.serviceAccount.name | default "default" }}
{{- end -}}
{{- end }}

{{- define "cardavia.cluster" -}}
{{ include "cardavia.fullname" . }}-db
{{- end }}

{{/* The variable of the environment that names the database: an entry of `env`, from a secret. Nothing else knows its
     name. The argument: a root, and the secret; where that has no name, the one of the cluster's operator is meant. */}}
{{- define "cardavia.database" -}}
{{- $name := .secret.name -}}
- name: CARDAVIA_DATABASE
  valueFrom:
    secretKeyRef:
      name: {{ $name | default (printf "%s-app" (include "cardavia.cluster" .root)) }}
      key: {{ ternary .secret.key "uri" (ne $name "") }}
{{- end }}

{{/* The secret of the migration: its own, or else the service's. */}}
{{- define "cardavia.owner" -}}
{{- $own := .Values.database.migration.secret -}}
{{- include "cardavia.database" (dict "root" . "secret" (ternary $own .Values.database.secret (ne $own.name ""))) }}
{{- end }}

{{/* Where the archive is, as an entry of `env`, if there is one; and what lets pods in. */}}
{{- define "cardavia.archive" -}}
{{- with .Values.archive.url -}}
- name: CARDAVIA_ARCHIVE
  value: {{ . | quote }}
{{- end }}
{{- end }}

{{- define "cardavia.archiveSecret" -}}
{{- with .Values.archive.secret -}}
envFrom:
  - secretRef:
      name: {{ . }}
{{- end }}
{{- end }}

{{- define "cardavia.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
fsGroupChangePolicy: OnRootMismatch
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "cardavia.security" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{/* What goes together and what does not, said before anything is made. It has no output that matters. */}}
{{- define "cardavia.check" }}
{{- $database := .Values.database }}
{{- if eq $database.kind "sqlite" }}
  {{- if gt (int .Values.replicas) 1 }}
    {{- fail "SQLite has one writer: set replicas to 1, or database.kind to postgresql" }}
  {{- end }}
  {{- if .Values.autoscaling.enabled }}
    {{- fail "SQLite has one writer: it goes without autoscaling" }}
  {{- end }}
{{- else if not (and .Values.keys.secret .Values.keys.signingSecret) }}
  {{- fail "pods have to share their keys: set keys.secret and keys.signingSecret" }}
{{- end }}
{{- if and (eq $database.kind "postgresql") (not $database.secret.name) }}
  {{- fail "set database.secret.name to the secret with the URL of the database" }}
{{- end }}
{{- if and (eq $database.kind "cluster") (ge (int $database.cluster.synchronous) (int $database.cluster.instances)) }}
  {{- fail "database.cluster.synchronous has to be less than database.cluster.instances" }}
{{- end }}
{{- if .Values.archive.job.enabled }}
  {{- if eq $database.kind "sqlite" }}
    {{- fail "SQLite has one writer: it goes without archive.job" }}
  {{- end }}
  {{- if not .Values.archive.url }}
    {{- fail "set archive.url to where the job is to archive" }}
  {{- end }}
{{- end }}
{{- if not (regexMatch "^((s3|gs|az)://.+)?$" .Values.archive.url) }}
  {{- fail "archive.url is in an object store, such as s3://bucket/prefix" }}
{{- end }}
{{- if and .Values.gateway.enabled (not .Values.gateway.parents) }}
  {{- fail "set gateway.parents to the gateways that the routes hang on" }}
{{- end }}
{{- range $kind := list "http" "grpc" }}
  {{- $ingress := index $.Values.ingress $kind }}
  {{- if and $ingress.enabled (not $ingress.host) }}
    {{- fail (printf "set ingress.%s.host" $kind) }}
  {{- end }}
{{- end }}
{{- if and .Values.autoscaling.enabled (gt (int .Values.autoscaling.min) (int .Values.autoscaling.max)) }}
  {{- fail "autoscaling.min is more than autoscaling.max" }}
{{- end }}
{{- with .Values.monitoring.serviceMonitor }}
  {{- if and .enabled (not .secret.name) }}
    {{- fail "figures need a key: set monitoring.serviceMonitor.secret.name" }}
  {{- end }}
{{- end }}
{{- if le (int .Values.drain.graceSeconds) (add (int .Values.drain.delaySeconds) 5) }}
  {{- fail "drain.graceSeconds has to be more than drain.delaySeconds and the five seconds of draining" }}
{{- end }}
{{- end }}
