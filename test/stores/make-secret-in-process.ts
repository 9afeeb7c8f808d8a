/** Reads the secret of a database, and makes its file. */
import { readVaultSecrets } from "../../src/stores/catalog/vault-secret.js";

readVaultSecrets(process.argv[2] ?? "", {});
