import { homedir } from 'node:os'
import { join } from 'node:path'
import type { CliWorld } from '../cli-world.ts'

/** Where programs keep settings of a person on this system. */
export function configFolder({ env, platform }: Pick<CliWorld, 'env' | 'platform'>): string {
  const home = env.HOME ?? homedir()
  if (env.XDG_CONFIG_HOME) return join(env.XDG_CONFIG_HOME, 'understory')
  if (platform === 'darwin') return join(home, 'Library/Application Support/understory')
  if (platform === 'win32') return join(env.APPDATA ?? home, 'understory')
  return join(home, '.config/understory')
}
