import { describe, expect, test } from 'vitest'
import { BODY_PLACES } from '../../from-manifests/body-places.ts'
import { isUpload, takeUpload } from './uploads.ts'

const CALL = '/api/footprints/0a4f0c1e-7a51-4c53-9d84-0d0f3f0c5b11/evidence'
const FORM = '/my-impact/dashboards/footprint/0a4f0c1e-7a51-4c53-9d84-0d0f3f0c5b11/evidence'
const MEGABYTE = 1024 * 1024

const sent = (place: string, length: number | null) =>
  new Request(`http://understory.test${place}`, {
    method: 'POST',
    body: 'a file',
    ...(length !== null && { headers: { 'content-length': String(length) } }),
  })
const taken = async () => new Response('taken')
const take = (place: string, length: number | null, answer = taken, ip = '198.51.100.1') =>
  takeUpload(BODY_PLACES, { request: sent(place, length), place, ip }, answer)

describe('an upload', () => {
  test.each([
    [CALL, 20 * MEGABYTE, 200],
    [CALL, 20 * MEGABYTE + 1, 413],
    [CALL, null, 413],
    [CALL, Number.NaN, 413],
    [FORM, 30 * MEGABYTE, 200],
    [FORM, 30 * MEGABYTE + 1, 303],
    [FORM, null, 303],
  ])('to %s of %s bytes answers %s', async (place, length, status) => {
    const answer = await take(place, length)
    expect(answer.status).toBe(status)
    const leadsTo = status === 303 ? `${FORM}?problem=too-large` : null
    expect(answer.headers.get('location')).toBe(leadsTo)
  })

  test('is one of three from a network at most; the next is taken once one is through', async () => {
    const finish: (() => void)[] = []
    const slow = () =>
      new Promise<Response>((done) => finish.push(() => done(new Response('taken'))))
    const first = Array.from({ length: 3 }, () => take(CALL, 6, slow))
    expect((await take(CALL, 6)).status).toBe(429)
    expect((await take(FORM, 6)).headers.get('location')).toBe(`${FORM}?problem=busy`)
    expect((await take(CALL, 6, taken, '198.51.100.2')).status).toBe(200)
    finish.pop()?.()
    await Promise.race(first)
    expect((await take(CALL, 6)).status).toBe(200)
    for (const each of finish) each()
    await Promise.all(first)
  })

  test('that fails leaves its place to the next', async () => {
    const fails = () => Promise.reject(new Error('a fault'))
    for (let count = 0; count < 4; count += 1) {
      await expect(take(CALL, 6, fails)).rejects.toThrow('a fault')
    }
    expect((await take(CALL, 6)).status).toBe(200)
  })

  test('is a POST to its own address alone', () => {
    expect(isUpload(BODY_PLACES, sent(CALL, 6), CALL)).toBe(true)
    expect(isUpload(BODY_PLACES, new Request(`http://a.test${CALL}`), CALL)).toBe(false)
    expect(isUpload(BODY_PLACES, sent(CALL, 6), `${CALL}/more`)).toBe(false)
  })
})
