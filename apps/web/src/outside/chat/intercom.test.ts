import { expect, test } from 'vitest'
import { createIntercom } from './intercom.ts'

const ADA = { token: 'a.signed.token' }

/** A page whose vendor answers as the test says. */
function pageWhere(arrives: (said: (command: unknown[]) => void) => void) {
  const said: unknown[][] = []
  const loaded: string[] = []
  const globals: Record<string, unknown> = {}
  const load = async (host: string, path: string) => {
    loaded.push(host + path)
    arrives((command) => said.push(command))
  }
  return { said, loaded, globals, load }
}

const shows = (globals: () => Record<string, unknown>) => (note: (command: unknown[]) => void) => {
  globals().Intercom = (...command: unknown[]) => {
    note(command)
    if (command[0] === 'onShow') (command[1] as () => void)()
  }
}

test('nothing is loaded before it is opened; then a signed token says who writes', async () => {
  const page = pageWhere((note) => shows(() => page.globals)(note))
  const chat = createIntercom(page, {
    appId: 'abc12345',
    region: 'eu',
    identity: ADA,
    patienceMs: 5_000,
  })
  expect(page.loaded).toEqual([])
  await chat.open()
  expect(page.loaded).toEqual(['https://widget.intercom.io/widget/abc12345'])
  expect(page.said.map(([name]) => name)).toEqual(['boot', 'onShow', 'show'])
  expect(page.said[0]?.[1]).toEqual({
    app_id: 'abc12345',
    api_base: 'https://api-iam.eu.intercom.io',
    hide_default_launcher: true,
    intercom_user_jwt: ADA.token,
  })
})

test('someone who is not signed in writes without a name', async () => {
  const page = pageWhere((note) => shows(() => page.globals)(note))
  await createIntercom(page, {
    appId: 'abc12345',
    region: 'eu',
    identity: null,
    patienceMs: 5_000,
  }).open()
  expect(page.said[0]?.[1]).toEqual({
    app_id: 'abc12345',
    api_base: 'https://api-iam.eu.intercom.io',
    hide_default_launcher: true,
  })
})

test('a script that does not come, or shows nothing, is chat that is out of reach', async () => {
  const blocked = { ...pageWhere(() => {}), load: () => Promise.reject(new Error('blocked')) }
  const given = { appId: 'abc12345', region: 'eu' as const, identity: null, patienceMs: 1 }
  await expect(createIntercom(blocked, given).open()).rejects.toThrow('blocked')
  const silent = pageWhere(() => {})
  await expect(createIntercom(silent, given).open()).rejects.toThrow('no conversation in time')
})
