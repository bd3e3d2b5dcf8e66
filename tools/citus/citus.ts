import { say, stopWith } from '../start/say.ts'
import { startCitusServers, whyNoCitus } from './citus-servers.ts'

// Servers to try the order side on, until Ctrl-C: `CITUS_PORTS=… npm test -- stores` has its databases there.
const why = whyNoCitus()
if (why) stopWith(why)
const servers = await startCitusServers()
say(`a coordinator and two workers: CITUS_PORTS=${servers.ports.join(',')}`)
const stop = () => servers.stop().then(() => process.exit(0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
