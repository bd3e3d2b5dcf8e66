import {
  type CitusServers,
  startCitusServers,
  whyNoCitus,
} from '../../../../tools/citus/citus-servers.ts'
import { CITUS_PORTS } from '../../../../tools/test-database/create-test-database.ts'

const missing = CITUS_PORTS.length > 0 ? null : whyNoCitus()

/** How tests of servers that hold orders together are named: where there is no Citus, with why they are skipped. */
export const onCitus = {
  isMissing: missing !== null,
  named: (what: string) => (missing ? `${what} (skipped: ${missing})` : what),
}

/** Those of `CITUS_PORTS`, or a coordinator and two workers of the file's own. */
export async function openCitus(): Promise<Pick<CitusServers, 'ports' | 'stop'>> {
  if (CITUS_PORTS.length > 0) return { ports: CITUS_PORTS, stop: async () => {} }
  return startCitusServers()
}
