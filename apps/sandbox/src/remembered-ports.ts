import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Ports = { port: number; smtpPort: number }

/** The ports of the last run; 0 where none is known. */
export function rememberedPorts(dataFolder: string | null): Ports {
  if (dataFolder === null) return { port: 0, smtpPort: 0 }
  try {
    const saved = JSON.parse(readFileSync(join(dataFolder, 'ports.json'), 'utf8'))
    return { port: Number(saved.port) || 0, smtpPort: Number(saved.smtpPort) || 0 }
  } catch {
    // The first run, or a file cut short: any free port will do.
    return { port: 0, smtpPort: 0 }
  }
}

export function rememberPorts(dataFolder: string | null, { port, smtpPort }: Ports): void {
  if (dataFolder === null) return
  writeFileSync(join(dataFolder, 'ports.json'), JSON.stringify({ port, smtpPort }))
}

/**
 * Where any port will do, the one of the last run is tried first: clients that know the address of a
 * process that died find the next one at the same port.
 */
export async function listenWhereBefore<T>(
  ports: { wanted: number; before: number },
  listen: (port: number) => Promise<T>,
): Promise<T> {
  if (ports.wanted !== 0 || ports.before === 0) return listen(ports.wanted)
  try {
    return await listen(ports.before)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return listen(0)
    throw error
  }
}
