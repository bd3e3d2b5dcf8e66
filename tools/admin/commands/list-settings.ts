import { SETTINGS } from '../../../apps/api/src/configuration/settings.ts'
import { isSecret } from '../../../apps/api/src/configuration/wrong-about-secrets.ts'
import { isLocalCopy, settingsHere } from '../settings-here.ts'

/** Every setting, its value, and where that comes from. */
export function listSettings(): void {
  const here = settingsHere('postgres://embedded')
  const lines = Object.entries(SETTINGS).map(([name, schema]) => {
    const given = process.env[name]
    if (given) return [name, shown(name, given), 'environment']
    const made = isLocalCopy() ? here[name] : undefined
    if (made) return [name, shown(name, made), 'npm start']
    const { data } = schema.safeParse(undefined)
    return data === undefined
      ? [name, '', 'not set']
      : [name, typeof data === 'string' ? data : JSON.stringify(data), 'default']
  })
  const width = Math.max(...lines.map(([name = '']) => name.length))
  for (const [name = '', value = '', from = ''] of lines)
    console.log(`${name.padEnd(width)}  ${from.padEnd(11)}  ${value}`.trimEnd())
}

/** What would let someone in is not shown, wherever in an address it stands. */
function shown(name: string, value: string): string {
  return isSecret(name) || hasLogin(value) ? 'set' : value
}

/** An address with a name, a password or a question in it. */
function hasLogin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { username, password, search } = new URL(value)
  return username !== '' || password !== '' || search !== ''
}
