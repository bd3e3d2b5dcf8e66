import { expect, test } from 'vitest'
import { isSigned, s3SignatureOf } from './s3-signature.ts'

// The example of the documentation: "Signature Calculations for the Authorization Header", GET Object.
const EXAMPLE = {
  method: 'GET',
  url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
}
const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'

test('the published example has the published signature, and no other secret has', () => {
  expect(s3SignatureOf(EXAMPLE, SECRET)).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
  expect(isSigned(EXAMPLE, SECRET)).toBe(true)
  expect(isSigned(EXAMPLE, `${SECRET}2`)).toBe(false)
  expect(isSigned({ ...EXAMPLE, method: 'DELETE' }, SECRET)).toBe(false)
  expect(isSigned({ ...EXAMPLE, headers: {} }, SECRET)).toBe(false)
})
