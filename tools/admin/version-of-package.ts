import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../folders.ts'

export function versionOfPackage(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}
