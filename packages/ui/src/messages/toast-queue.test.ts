import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closeToast, expireToasts, MOST_TOASTS, type ShownToast, showToast } from './toast-queue.ts'

const error = (id: string) => ({ id, kind: 'error', body: 'It failed.' }) as const

describe('toasts', () => {
  test('a repeated id is ignored', () => {
    const once = showToast([], error('a'), 0)
    expect(showToast(once, error('a'), 500)).toBe(once)
  })

  test('never more than three, and the oldest gives way', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 2 })), (ids) => {
        const shown = ids.reduce<readonly ShownToast[]>(
          (list, id, index) => showToast(list, error(id), index),
          [],
        )
        expect(shown.length).toBeLessThanOrEqual(MOST_TOASTS)
        expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
      }),
    )
  })

  test.each([
    { rule: 'an error stays for 10 s', toast: error('a'), stays: 9_999, gone: 10_000 },
    {
      rule: 'a success stays for 5.5 s',
      toast: { id: 'a', kind: 'success', body: 'Saved.' } as const,
      stays: 5_499,
      gone: 5_500,
    },
    {
      rule: 'a delay of its own wins',
      toast: { ...error('a'), delay: 200 },
      stays: 199,
      gone: 200,
    },
  ])('$rule', ({ toast, stays, gone }) => {
    const shown = showToast([], toast, 0)
    expect(expireToasts(shown, stays)).toBe(shown)
    expect(expireToasts(shown, gone)).toEqual([])
  })

  test('one that persists leaves only when closed', () => {
    const shown = showToast([], { ...error('a'), persist: true }, 0)
    expect(expireToasts(shown, 1e9)).toBe(shown)
    expect(closeToast(shown, 'a')).toEqual([])
  })
})
