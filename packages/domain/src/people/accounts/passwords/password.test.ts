import { describe, expect, test } from 'vitest'
import { checkPassword } from './password.ts'
import { passwordGuidance } from './password-guidance.ts'

describe('a password', () => {
  test.each(
    [
      'password',
      'Password1',
      'P@ssw0rd',
      'passw0rd',
      'PASSWORD123!',
      'iloveyou12',
      'sunshine1985',
      '12345678',
      '123456789',
      '0987654321',
      '11111111',
      '12341234',
      'qwertyuiop',
      'qwerty12345',
      '1q2w3e4r5t',
      '1qaz2wsx',
      'zaq12wsx',
      'trustno1!',
      'letmein123',
      'welcome2026',
      'abcdefgh',
      'zxcvbnm1',
      'asdfghjkl',
      'football12',
      'superman1',
      '147258369',
      '1122334455',
      'lovelove',
      'understory',
      'Understory2026',
      'charlie1',
      '123123123',
      'jordan23',
      'q1w2e3r4t5',
      'FQRG7CS493',
      'homelesspa',
      'fktrcfylh',
      'paintball1',
      'password123456',
      '!!sunshine!!',
      'pa55w0rd!!!',
      'p@ssw0rd1954',
      'qwertyui moss',
    ].filter((common) => common.length >= 8),
  )('%s is too common', (common) => {
    expect(checkPassword(common)).toBe('PASSWORD_TOO_COMMON')
  })

  test.each([
    'correct horse battery',
    'moss and fern',
    'password1234567',
    'Tr0ub4dor&3',
    'sunshine-on-leith-88',
    'ваш-пароль-9',
    'kx7vq2mzp4',
    '🌲🌲🌳🌲🌱🌳🌲🍄',
  ])('%s may be used, whatever its classes', (password) => {
    expect(checkPassword(password)).toBeNull()
  })

  test('has 8 to 128 characters, as people count them', () => {
    expect(checkPassword('abcdefg')).toBe('PASSWORD_TOO_SHORT')
    expect(checkPassword('🌲🌳🌱🍄🌲🌳🌱')).toBe('PASSWORD_TOO_SHORT')
    expect(checkPassword('lichen on bark '.repeat(9).slice(0, 128))).toBeNull()
    expect(checkPassword('lichen on bark '.repeat(9).slice(0, 129))).toBe('PASSWORD_TOO_LONG')
  })

  test('is advised on as it is typed', () => {
    expect(passwordGuidance('Éa1 ')).toEqual({
      isLongEnough: false,
      hasUppercase: true,
      hasLowercase: true,
      hasNumber: true,
      hasSpecial: false,
    })
    expect(passwordGuidance('lichen-lichen').hasSpecial).toBe(true)
  })

  test('a very long one is refused by its length, before anything is compared with it', () => {
    for (const common of ['a', 'password', 'qwertyuiop']) {
      expect(checkPassword(common.repeat(100_000))).toBe('PASSWORD_TOO_LONG')
    }
  })
})
