import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder under the system's own, which the user that PostgreSQL runs as may enter too. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `understory-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
