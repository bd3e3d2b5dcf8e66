import { describe, expect, test } from 'vitest'
import {
  addToHistory,
  LOCAL_STATE,
  openState,
  SESSION_STATE,
  type Store,
} from './persisted-state.ts'

function storeOf(entries: Record<string, string> = {}) {
  const entriesNow = new Map(Object.entries(entries))
  const store: Store = {
    getItem: (key) => entriesNow.get(key) ?? null,
    setItem: (key, value) => void entriesNow.set(key, value),
    removeItem: (key) => void entriesNow.delete(key),
  }
  return { store, entriesNow }
}

const refuse = (): never => {
  throw new Error('denied')
}

const AUTH = {
  rememberMe: true,
  isImpersonated: false,
  usingAdminOAuth: false,
  activeAccountUuid: null,
}

describe('what the browser stores', () => {
  test('is there again after a reload', () => {
    const { store } = storeOf()
    openState(() => store, LOCAL_STATE).write('auth', AUTH)
    expect(openState(() => store, LOCAL_STATE).read('auth')).toEqual(AUTH)
  })

  test('of another version is cleared, and what is not ours stays', () => {
    const old = { 'understory:version': '1', 'understory:currency': '"GBP"', theirs: 'x' }
    const { store, entriesNow } = storeOf(old)
    expect(openState(() => store, SESSION_STATE).read('currency')).toBeUndefined()
    expect(Object.fromEntries(entriesNow)).toEqual({ 'understory:version': '2', theirs: 'x' })
  })

  test.each([
    ['text that is no JSON', 'oops{'],
    ['a shape we do not know', '{"rememberMe":"yes"}'],
    ['nothing', 'null'],
  ])('that is %s counts as absent', (_, stored) => {
    const { store } = storeOf({ 'understory:version': '1', 'understory:auth': stored })
    expect(openState(() => store, LOCAL_STATE).read('auth')).toBeUndefined()
  })

  test('is forgotten on signing out', () => {
    const { store } = storeOf()
    const state = openState(() => store, SESSION_STATE)
    state.write('currency', 'EUR')
    state.clear()
    expect(state.read('currency')).toBeUndefined()
  })

  test.each([
    ['refuses everything', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['cannot even be asked for', null],
  ])('may be nothing at all: a store that %s breaks no page', (_, store) => {
    const state = openState(() => store ?? refuse(), LOCAL_STATE)
    state.write('auth', AUTH)
    expect(state.read('auth')).toBeUndefined()
  })
})

test('history keeps the last 25 paths, without repeating the one we are on', () => {
  const paths = Array.from({ length: 40 }, (_, index) => `/page/${index}`)
  const history = paths.reduce<string[]>(addToHistory, [])
  expect(history).toEqual(paths.slice(-25))
  expect(addToHistory(history, '/page/39')).toEqual(history)
})
