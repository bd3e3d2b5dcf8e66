import type { Json } from './guards.ts'
import { openSession } from './persisted-state.ts'

const isSetup = (path: string) => /^\/app\/(personal|business)\/.+\/setup$/.test(path)
const keyOf = (path: string) =>
  path.startsWith('/app/business/') ? 'productBusiness' : 'productPersonal'

/** What was chosen on a setup in this tab, under the path of the setup. */
export function storedChoice(path: string, session = openSession()) {
  const key = keyOf(path)
  return {
    read: (): Json | undefined => session.read(key)?.[path],
    write: (choice: Json) => session.write(key, { ...session.read(key), [path]: choice }),
    forget() {
      const { [path]: _, ...others } = session.read(key) ?? {}
      session.write(key, others)
    },
  }
}

/** What has been paid for is not chosen any longer: the setup that led to this payment begins again. */
export function forgetPaidChoice(session = openSession()): void {
  const path = session.read('history')?.findLast(isSetup)
  if (path) storedChoice(path, session).forget()
}
