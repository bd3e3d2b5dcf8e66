import { expect, test } from 'vitest'
import { passwordGuidance } from './password-guidance.ts'

test.each([
  ['', '-----'],
  ['abcdefg', '--l--'],
  ['abcdefgh', 'L-l--'],
  ['🌲🌲🌲🌲🌲🌲🌲', '----s'],
  ['🌲🌲🌲🌲🌲🌲🌲🌲', 'L---s'],
  ['ABC', '-U---'],
  ['Éa', '-Ul--'],
  ['1', '---n-'],
  ['٣', '---n-'],
  ['!', '----s'],
  [' ', '-----'],
  ['Lichen grows 7!', 'LUlns'],
])('"%s" has %s of length, upper, lower, number and special', (password, has) => {
  const met = passwordGuidance(password)
  const letters = [
    met.isLongEnough ? 'L' : '-',
    met.hasUppercase ? 'U' : '-',
    met.hasLowercase ? 'l' : '-',
    met.hasNumber ? 'n' : '-',
    met.hasSpecial ? 's' : '-',
  ]
  expect(letters.join('')).toBe(has)
})
