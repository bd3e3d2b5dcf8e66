import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MessageTag } from './message-parts.ts'
import { plainMessages } from './plain-messages.ts'
import { richMessages } from './rich-messages.ts'

const CATALOGUE = {
  title: 'Hedges',
  planted: '{count, plural, =0 {no hedge} one {# hedge} other {# hedges}}',
  place: '{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  until: 'Open until {day, date, short}.',
  at: '{day, date, medium} at {day, time, short}, {day, date, long}',
  role: '{role, select, owner {Owner} viewer {Viewer} other {}}',
  share: '{share, number, percent} of {trees, number} trees',
  ask: "It's <strong>{name}</strong> who may, or <link>ask</link>.",
  both: '<link>all of <strong>it</strong></link>',
}

const hedgesMessage = plainMessages<{
  readonly title: Record<never, never>
  readonly planted: { readonly count: number }
  readonly place: { readonly count: number }
  readonly until: { readonly day: Date }
  readonly at: { readonly day: Date }
  readonly role: { readonly role: 'owner' | 'viewer' | 'other' }
  readonly share: { readonly share: number; readonly trees: number }
}>(CATALOGUE)

const hedgesRich = richMessages<{
  readonly ask: { readonly name: string; readonly strong: MessageTag; readonly link: MessageTag }
  readonly both: { readonly strong: MessageTag; readonly link: MessageTag }
}>(CATALOGUE)

test.each([
  [0, 'no hedge', '0th'],
  [1, '1 hedge', '1st'],
  [2, '2 hedges', '2nd'],
  [3, '3 hedges', '3rd'],
  [11, '11 hedges', '11th'],
  [21, '21 hedges', '21st'],
  [1_234, '1,234 hedges', '1,234th'],
])('%d has its plural and its ordinal', (count, planted, place) => {
  expect([hedgesMessage('planted', { count }), hedgesMessage('place', { count })]).toEqual([
    planted,
    place,
  ])
})

test('days and times are those of UTC, whatever the time zone of the server', () => {
  const day = new Date('2026-09-30T23:30:00Z')
  expect(hedgesMessage('until', { day })).toBe('Open until 30/09/26.')
  expect(hedgesMessage('at', { day })).toBe('30 Sept 2026 at 23:30, 30 September 2026')
})

test('values and numbers are said as the message says', () => {
  expect(hedgesMessage('title')).toBe('Hedges')
  expect(hedgesMessage('role', { role: 'viewer' })).toBe('Viewer')
  expect(hedgesMessage('share', { share: 0.25, trees: 12_000 })).toBe('25% of 12,000 trees')
})

test('what stands between tags is drawn by the page, and what a visitor typed stays text', () => {
  const strong: MessageTag = (words) => <strong>{words}</strong>
  const link: MessageTag = (words) => <a href="/help">{words}</a>
  const drawn = [
    hedgesRich('ask', { name: '<b>{Ada}</b>', strong, link }),
    hedgesRich('both', { strong, link }),
  ].map((each) => renderToStaticMarkup(each))
  expect(drawn).toEqual([
    'It&#x27;s <strong>&lt;b&gt;{Ada}&lt;/b&gt;</strong> who may, or <a href="/help">ask</a>.',
    '<a href="/help">all of <strong>it</strong></a>',
  ])
})

test('a key that no catalogue has, and arguments of another message, do not compile', () => {
  // @ts-expect-error no message has this key
  expect(() => hedgesMessage('gone')).toThrow()
  // @ts-expect-error its count is missing
  expect(() => hedgesMessage('planted')).toThrow()
  // @ts-expect-error nobody has this role
  expect(hedgesMessage('role', { role: 'guest' })).toBe('')
  // @ts-expect-error it takes nothing
  expect(hedgesMessage('title', { count: 1 })).toBe('Hedges')
  // @ts-expect-error the catalogue lacks the message
  expect(plainMessages<{ readonly gone: Record<never, never> }>(CATALOGUE)).toBeTypeOf('function')
})
