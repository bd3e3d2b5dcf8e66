import { expect, test } from 'vitest'
import { parseForm } from './form-params.ts'

const plain = (encoded: string) => JSON.parse(JSON.stringify(parseForm(encoded)))

test.each([
  { form: 'a=1&b=', read: { a: '1', b: '' } },
  { form: 'card[number]=42&card[cvc]=1', read: { card: { number: '42', cvc: '1' } } },
  { form: 'items[0][price]=x', read: { items: { 0: { price: 'x' } } } },
  { form: 'expand[]=a&expand[]=b', read: { expand: { 0: 'a', 1: 'b' } } },
  { form: 'a=%5B1%5D+2', read: { a: '[1] 2' } },
])('$form is read with its brackets', ({ form, read }) => {
  expect(plain(form)).toEqual(read)
})

test('a form cannot reach the prototype of anything', () => {
  parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1')
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
