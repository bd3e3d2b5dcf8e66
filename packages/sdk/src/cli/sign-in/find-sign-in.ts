import type { CliWorld } from '../cli-world.ts'
import { CommandLineError } from '../command-line-error.ts'
import { readKeyFile } from './key-file.ts'

/** Which installation, and by which key, if any. A key that was saved goes to the installation that it is of, and nowhere else. */
export async function findSignIn(
  world: CliWorld,
  wanted: string | undefined,
): Promise<{ readonly origin: string; readonly key: string | undefined }> {
  const { UNDERSTORY_API_KEY: key, UNDERSTORY_ORIGIN: usual } = world.env
  const saved = key ? null : await readKeyFile(world)
  const origin = originOf(wanted ?? (usual || saved?.origin))
  if (key) return { origin, key: key.trim() }
  return { origin, key: saved?.origin === origin ? saved.key : undefined }
}

/** The installation that is named; of an address, what its pages have in common. */
export function originOf(address: string | undefined): string {
  if (!address)
    throw new CommandLineError(
      'Please say which installation: --origin https://…, UNDERSTORY_ORIGIN, or `understory login --origin https://…`.',
    )
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new CommandLineError(`“${address}” is no address of an installation.`)
  return new URL(address).origin
}
