import { describe, expect, it } from 'vitest'
import { accessWords, groupCalls, type Operation, refusalsOf } from './open-api.ts'

const operation = (given: Partial<Operation>): Operation => ({
  summary: 'A call',
  operationId: 'getCall',
  security: [],
  parameters: [],
  responses: {},
  ...given,
})
const account = { name: 'X-Account-Uuid', in: 'header', required: false, schema: {} }

describe('the reference of the API', () => {
  it('groups calls by what they are about', () => {
    const get = operation({})
    const groups = groupCalls({
      info: { title: '', version: '1', description: '' },
      servers: [],
      paths: {
        '/api/auth/me': { get },
        '/api/users/x': { post: get },
        '/api/auth/join': { post: get },
      },
    })
    expect(groups.map(({ name, calls }) => [name, calls.map((call) => call.method)])).toEqual([
      ['auth', ['GET', 'POST']],
      ['users', ['POST']],
    ])
  })

  it.each([
    [operation({}), 'Anyone'],
    [operation({ security: [{ session: [] }] }), "The browser's session, from the site itself"],
    [operation({ security: [{ bearer: [] }] }), 'A bearer token'],
    [
      operation({ security: [{ bearer: [] }], parameters: [account] }),
      'A bearer token, acting for an account',
    ],
  ])('says who may call', (given, words) => {
    expect(accessWords(given)).toBe(words)
  })

  it('lists every refusal with its sentence', () => {
    const responses = {
      200: { description: 'Fine: all of it' },
      404: { description: 'GONE: It is gone.\nLOST: Lost: for good.' },
    }
    expect(refusalsOf(operation({ responses }))).toEqual([
      { status: '404', code: 'GONE', says: 'It is gone.' },
      { status: '404', code: 'LOST', says: 'Lost: for good.' },
    ])
  })
})
