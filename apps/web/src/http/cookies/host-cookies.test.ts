import { describe, expect, test } from 'vitest'
import { addHostPrefix, withoutHostPrefix } from './host-cookies.ts'

const seen = (cookie: string) =>
  withoutHostPrefix(new Request('https://understory.test/', { headers: { cookie } })).headers.get(
    'cookie',
  )

describe('over https', () => {
  test('every cookie of ours that an answer sets or removes belongs to this host alone', () => {
    const headers = new Headers({ 'content-type': 'text/html' })
    const cookies = [
      'understory_menu=a.b; Path=/; SameSite=Lax',
      'understory_vehicles=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      '__Host-understory.session_token=a; Path=/; Secure',
      '_ga=; Path=/; Max-Age=0; Domain=example.org',
    ]
    for (const cookie of cookies) headers.append('set-cookie', cookie)
    addHostPrefix(headers)
    expect(headers.getSetCookie()).toEqual([
      '__Host-understory_menu=a.b; Path=/; SameSite=Lax; Secure',
      '__Host-understory_vehicles=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
      '__Host-understory.session_token=a; Path=/; Secure',
      '_ga=; Path=/; Max-Age=0; Domain=example.org',
    ])
  })

  test('one that a neighbour set without the prefix is not believed', () => {
    expect(seen('understory_consent=true; __Host-understory_consent=false; _ga=1')).toBe(
      'understory_consent=false; _ga=1',
    )
    expect(seen('understory_vehicles=mine')).toBe('')
    expect(seen('__Host-understory.session_token=a.b=')).toBe(
      '__Host-understory.session_token=a.b=',
    )
  })
})
