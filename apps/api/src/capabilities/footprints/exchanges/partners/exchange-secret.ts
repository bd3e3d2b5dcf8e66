import { hash, randomBytes } from 'node:crypto'

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'
const ID_LETTERS = 16
const SECRET_BYTES = 32

/** What a partner's program is called: 80 random bits. */
export const newExchangeClientId = (): string =>
  `pact_${[...randomBytes(ID_LETTERS)].map((byte) => BASE32.charAt(byte % BASE32.length)).join('')}`

/** 256 random bits, for an address, a header or a setting. */
export const newExchangeSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/** What is stored of a secret. It has too many random bits to be guessed from this. */
export const hashOfExchangeSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer')
