"""Certificates for loopback: an authority, and what it signs."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID


@dataclass(frozen=True)
class Pair:
    """A certificate and its key, as files."""

    cert: Path
    key: Path


class Authority:
    """Signs certificates; its own is in the file `cert`."""

    def __init__(self, folder: Path, name: str) -> None:
        self._folder, self._key, self._name = folder, ec.generate_private_key(ec.SECP256R1()), _named(name)
        self.cert = folder / f"{name}.pem"
        certificate = self._signed(self._name, self._key.public_key(), ca=True)
        self.cert.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))

    def pair(self, name: str) -> Pair:
        """A certificate for somebody at 127.0.0.1, and its key."""
        key = ec.generate_private_key(ec.SECP256R1())
        made = Pair(self._folder / f"{name}.cert.pem", self._folder / f"{name}.key.pem")
        certificate = self._signed(_named(name), key.public_key(), ca=False)
        made.cert.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
        made.key.write_bytes(
            key.private_bytes(
                serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
            )
        )
        return made

    def _signed(self, name: x509.Name, key: ec.EllipticCurvePublicKey, *, ca: bool) -> x509.Certificate:
        now = datetime.now(UTC)
        builder = (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(self._name)
            .public_key(key)
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - timedelta(hours=1))
            .not_valid_after(now + timedelta(hours=1))
            .add_extension(x509.BasicConstraints(ca=ca, path_length=None), critical=True)
            .add_extension(x509.SubjectKeyIdentifier.from_public_key(key), critical=False)
            .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(self._key.public_key()), critical=False)
            .add_extension(_usage(ca=ca), critical=True)
        )
        if not ca:
            names = [x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))]
            builder = builder.add_extension(x509.SubjectAlternativeName(names), critical=False)
        return builder.sign(self._key, hashes.SHA256())


def _named(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])


def _usage(*, ca: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not ca,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=ca,
        crl_sign=ca,
        encipher_only=False,
        decipher_only=False,
    )
