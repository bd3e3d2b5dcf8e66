import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CliWorld } from '../cli-world.ts'
import { configFolder } from './config-folder.ts'

/** A key, and the one address that it may be sent to. */
export type SignIn = { readonly origin: string; readonly key: string }

type World = Pick<CliWorld, 'env' | 'platform'>

const OWNER_ALONE = 0o600
const OTHERS = 0o077

export const keyFile = (world: World): string => join(configFolder(world), 'key.json')

/** `null`: nobody is signed in. Throws where others on this machine can read it. */
export async function readKeyFile(world: World): Promise<SignIn | null> {
  const path = keyFile(world)
  const found = await stat(path).catch(() => null)
  if (!found) return null
  if (world.platform !== 'win32' && (found.mode & OTHERS) !== 0)
    throw new Error(`Others can read ${path}. Please revoke the key, or: chmod 600 ${path}`)
  const { origin, key } = JSON.parse(await readFile(path, 'utf8')) as Partial<SignIn>
  return typeof origin === 'string' && typeof key === 'string' ? { origin, key } : null
}

/** Written beside it and moved there, so that it is never readable by others, nor half there. */
export async function writeKeyFile(world: World, signIn: SignIn): Promise<string> {
  const path = keyFile(world)
  await mkdir(configFolder(world), { recursive: true, mode: 0o700 })
  const beside = `${path}.new`
  await rm(beside, { force: true })
  await writeFile(beside, `${JSON.stringify(signIn)}\n`, { mode: OWNER_ALONE, flag: 'wx' })
  await chmod(beside, OWNER_ALONE)
  await rename(beside, path)
  return path
}

export const removeKeyFile = (world: World): Promise<void> => rm(keyFile(world), { force: true })
