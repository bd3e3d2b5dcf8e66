import { countCharacters } from '../../../quantity/plain-text.ts'

export const SHORTEST_PASSWORD = 8

export type PasswordGuidance = {
  readonly isLongEnough: boolean
  readonly hasUppercase: boolean
  readonly hasLowercase: boolean
  readonly hasNumber: boolean
  readonly hasSpecial: boolean
}

/** What the specification advises, as it is typed. */
export function passwordGuidance(password: string): PasswordGuidance {
  return {
    isLongEnough: countCharacters(password) >= SHORTEST_PASSWORD,
    hasUppercase: /\p{Lu}/u.test(password),
    hasLowercase: /\p{Ll}/u.test(password),
    hasNumber: /\p{Nd}/u.test(password),
    hasSpecial: /[^\p{L}\p{Nd}\s]/u.test(password),
  }
}
