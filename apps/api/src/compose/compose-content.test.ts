import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BadSetting, readConfig } from '../configuration/config.ts'
import { composeContent } from './compose-content.ts'

const configWith = (CONTENT_FOLDER: string) =>
  readConfig({
    DATABASE_URL: 'postgres://a:b@localhost/c',
    APP_SECRET: 'x'.repeat(32),
    SANDBOX_URL: 'http://127.0.0.1:4000',
    PAYMENTS_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
    SMTP_URL: 'smtp://127.0.0.1:25',
    FILES_FOLDER: '/nowhere/files',
    CONTENT_FOLDER,
  })

test('a folder in which a text is wrong stops the start, with file and line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'understory-content-'))
  await mkdir(join(folder, 'people'))
  await writeFile(
    join(folder, 'people/hazel.md'),
    '---\ntitle: Hazel\norder: last\n---\n\nHello.\n',
  )
  const starting = composeContent(configWith(folder))
  await expect(starting).rejects.toThrow(BadSetting)
  await expect(starting).rejects.toThrow('CONTENT_FOLDER: people/hazel.md:1: “role” is missing.')
  await writeFile(join(folder, 'people/hazel.md'), '---\ntitle: Hazel\nrole: Cook\n---\n\nHello.\n')
  const content = await composeContent(configWith(folder))
  expect(await content.find('person', 'hazel', 'published')).toMatchObject({
    entry: { title: 'Hazel' },
  })
  await rm(folder, { recursive: true })
})

test('a folder that is not there stops the start', async () => {
  await expect(composeContent(configWith('/nowhere/at/all'))).rejects.toThrow(
    'CONTENT_FOLDER: /nowhere/at/all cannot be read.',
  )
})
