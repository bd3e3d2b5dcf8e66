import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeFileName } from './file-name.ts'

describe('the name of a file', () => {
  test.each([
    ['Gas March 2026.PDF', 'Gas March 2026.pdf', 'pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf', 'pdf'],
    ['C:\\Users\\ada\\gas.xlsx', 'gas.xlsx', 'xlsx'],
    ['gas\u0000\r\n.pdf', 'gas.pdf', 'pdf'],
    ['gas\u202efdp.exe', 'gasfdp.exe', 'exe'],
    ['in<voice>: "a"|b?*.pdf', 'in_voice__ _a__b__.pdf', 'pdf'],
    ['.htaccess.pdf', 'htaccess.pdf', 'pdf'],
    ['.pdf', 'pdf', ''],
    ['gas.pdf. . ', 'gas.pdf', 'pdf'],
    ['', 'file', ''],
    ['///', 'file', ''],
    ['no ending', 'no ending', ''],
    ['a.pdf', 'a.pdf', 'pdf'],
    ['gas.march.pdf', 'gas.march.pdf', 'pdf'],
    ['gas   march .pdf', 'gas march.pdf', 'pdf'],
    ['cafe\u0301.pdf', 'café.pdf', 'pdf'],
    ['scans\\2026/gas.pdf', 'gas.pdf', 'pdf'],
    ['gas.abcdefghij', 'gas.abcdefghij', 'abcdefghij'],
    ['gas.Abcdefghijk', 'gas.Abcdefghijk', ''],
    ['...', 'file', ''],
    [`${'a'.repeat(115)} b.pdf`, `${'a'.repeat(115)}.pdf`, 'pdf'],
    [`${'a'.repeat(119)}.${'b'.repeat(20)}`, 'a'.repeat(119), ''],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(116)}.pdf`, 'pdf'],
    [`${'🌲'.repeat(100)}.pdf`, `${'🌲'.repeat(58)}.pdf`, 'pdf'],
    [`gas.${'x'.repeat(200)}`, `gas.${'x'.repeat(116)}`, ''],
  ])('%j is stored as %j', (given, name, extension) => {
    expect(safeFileName(given)).toEqual({ name, extension })
  })

  test('whatever it was, has no folder and nothing invisible, and fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        const { name } = safeFileName(given)
        expect(name.length).toBeGreaterThan(0)
        expect(name.length).toBeLessThanOrEqual(120)
        expect(name).not.toMatch(/[/\\<>:"|?*\p{Cc}\u202a-\u202e]|^\.|\.$/u)
        expect(safeFileName(name).name).toBe(name)
      }),
    )
  })
})
