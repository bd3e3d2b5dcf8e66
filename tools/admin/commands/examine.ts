import { existsSync } from 'node:fs'
import { BadSetting, readConfig } from '../../../apps/api/src/configuration/config.ts'
import { reachDatabase, withDatabase } from '../../start/database.ts'
import { messageOf, say } from '../../start/say.ts'
import { type Line, notKnown, ok, printLines, wrong } from '../doctor/line.ts'
import { lookAtDatabase } from '../doctor/look-at-database.ts'
import { lookAtServices } from '../doctor/look-at-services.ts'
import { lookAtStores } from '../doctor/look-at-stores.ts'
import { EMBEDDED_FOLDER } from '../on-database.ts'
import { isLocalCopy, settingsHere } from '../settings-here.ts'

/** Looks at everything an installation needs, and writes nothing. Whether nothing is wrong. */
export async function examine(): Promise<boolean> {
  const isLocal = isLocalCopy()
  const lines =
    isLocal && !existsSync(EMBEDDED_FOLDER)
      ? await linesAt(null, isLocal)
      : await withDatabase(reachDatabase(EMBEDDED_FOLDER), (url) => linesAt(url, isLocal)).catch(
          async (fault) => [
            wrong('database', messageOf(fault)),
            ...(await linesAt(null, isLocal)).filter(({ about }) => about !== 'database'),
          ],
        )
  printLines(lines)
  const faults = lines.filter(({ state }) => state === 'wrong').length
  say(faults === 0 ? 'nothing is wrong' : `wrong: ${faults}`)
  return faults === 0
}

async function linesAt(url: string | null, isLocal: boolean): Promise<Line[]> {
  const settings = settingsHere(url ?? 'postgres://not-yet@localhost/understory')
  const database = url
    ? await lookAtDatabase(url, settings, isLocal)
    : [notKnown('database', 'there is none yet: npm start makes it')]
  const answers = database.some(({ about, state }) => about === 'database' && state === 'ok')
  return [
    ok('Node', process.versions.node),
    ...lookAtSettings(settings),
    ...database,
    ...(await lookAtStores(answers ? url : null, settings)),
    ...(await lookAtServices(settings, isLocal)),
  ]
}

function lookAtSettings(settings: Parameters<typeof readConfig>[0]): Line[] {
  try {
    readConfig(settings)
    return [ok('settings', 'each can be read, and they fit together')]
  } catch (fault) {
    if (fault instanceof BadSetting) return fault.faults.map((says) => wrong('settings', says))
    throw fault
  }
}
