import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../folders.ts'

const PAGES = globSync(['*.md', 'docs/**/*.md', '{apps,packages}/*/**/README.md'], {
  cwd: ROOT,
  exclude: (name) => /node_modules|build/.test(String(name)),
})
const scripts = Object.keys(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts)

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found)

/** `a/{b,c}/d` names several files; `<x>`, `*` and `000N` name none in particular. */
function isThere(path: string): boolean {
  return /[<*]|000N/.test(path) || globSync(path, { cwd: ROOT }).length > 0
}

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8')

  test('links to what is there', () => {
    const links = all(text, /\]\((?!https?:|mailto:|#)([^)#\s]+)/g)
    const folder = dirname(join(ROOT, page))
    expect(links.filter((link) => !existsSync(join(folder, link ?? '')))).toEqual([])
  })

  test('names files that are there', () => {
    const paths = all(text, /`((?:apps|packages|tools|docs|e2e|bench)\/[^`\s]+)`/g)
    expect(paths.filter((path) => !isThere(path ?? ''))).toEqual([])
  })

  test('names commands that are there', () => {
    const commands = all(text, /npm run ([\w:-]+\w)/g)
    expect(commands.filter((command) => !scripts.includes(command ?? ''))).toEqual([])
  })
})
