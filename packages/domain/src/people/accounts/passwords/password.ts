import { lookupTable } from '../../../language/lookup-table.ts'
import { countCharacters } from '../../../quantity/plain-text.ts'
import { COMMON_PASSWORD_CORES, KEYBOARD_WALKS } from './common-passwords.ts'
import { SHORTEST_PASSWORD } from './password-guidance.ts'

export const LONGEST_PASSWORD = 128

export type PasswordProblem = 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | 'PASSWORD_TOO_COMMON'

/** `null`: it may be used. What `passwordGuidance` says is advice, not a condition. */
export function checkPassword(password: string): PasswordProblem | null {
  const length = countCharacters(password)
  if (length < SHORTEST_PASSWORD) return 'PASSWORD_TOO_SHORT'
  if (length > LONGEST_PASSWORD) return 'PASSWORD_TOO_LONG'
  return isCommon(password) ? 'PASSWORD_TOO_COMMON' : null
}

/** How many characters around a common word are still a common habit: a year, or '123456'. */
const HABITUAL_TRIMMINGS = 6

function isCommon(password: string): boolean {
  const plain = password.toLowerCase()
  return isOneThingRepeated(plain) || isWalk(plain) || isCommonWord(plain)
}

/** 'aaaaaaaa', '12341234', 'abcabcabc', 'lovelove'. */
function isOneThingRepeated(plain: string): boolean {
  return /^(.{1,4})\1+$/su.test(plain)
}

/** A stretch of a row of keys or of the alphabet, either way round, with a few others after it. */
function isWalk(plain: string): boolean {
  return KEYBOARD_WALKS.some((walk) => {
    const back = Array.from(walk).reverse().join('')
    return [walk, back].some((way) => way.includes(plain.slice(0, SHORTEST_PASSWORD)))
  })
}

/** A common word alone, twice over, or with trimmings, also where digits stand for letters. */
function isCommonWord(plain: string): boolean {
  return [plain, withoutStandIns(plain)].some((spelling) => {
    const core = /[a-z].*[a-z]/s.exec(spelling)?.[0] ?? ''
    const trimmings = spelling.length - core.length
    return trimmings <= HABITUAL_TRIMMINGS && COMMON_PASSWORD_CORES.has(core)
  })
}

const STAND_INS: Readonly<Record<string, string>> = lookupTable({
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
})

function withoutStandIns(plain: string): string {
  const body = /^.*[a-z]/s.exec(plain)?.[0] ?? ''
  return (
    body.replaceAll(/[013457@$]/g, (sign) => STAND_INS[sign] ?? sign) + plain.slice(body.length)
  )
}
