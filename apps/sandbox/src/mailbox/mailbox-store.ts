import { DatabaseSync } from 'node:sqlite'
import { allRows, firstRow } from '../selected-rows.ts'

export type MailboxAttachment = { filename: string; contentType: string; size: number }
export type MailboxMessage = {
  id: number
  messageId: string
  from: string
  to: string[]
  subject: string
  text: string
  html: string | null
  headers: Record<string, string>
  receivedAt: string
  attachments: MailboxAttachment[]
}
export type MailboxSummary = Pick<MailboxMessage, 'id' | 'from' | 'to' | 'subject' | 'receivedAt'>
export type NewMessage = Omit<MailboxMessage, 'id' | 'attachments'> & {
  attachments: { filename: string; contentType: string; content: Uint8Array }[]
}

const SCHEMA = `
  create table if not exists message (
    id integer primary key autoincrement,
    message_id text not null unique,
    body text not null
  ) strict;
  create table if not exists recipient (
    message integer not null references message on delete cascade,
    address text not null,
    primary key (message, address)
  ) strict;
  create table if not exists attachment (
    message integer not null references message on delete cascade,
    filename text not null,
    content_type text not null,
    content blob not null,
    primary key (message, filename)
  ) strict;
`

export type MailboxStore = ReturnType<typeof openMailboxStore>

/** Every message once, however often it is delivered. */
export function openMailboxStore(file: string) {
  const db = new DatabaseSync(file)
  db.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on;')
  db.exec(SCHEMA)

  return {
    /** A message whose id is known is dropped. */
    add(message: NewMessage): void {
      db.exec('begin immediate')
      try {
        insert(db, message)
        db.exec('commit')
      } catch (error) {
        db.exec('rollback')
        throw error
      }
    },
    /** Newest first; `to` narrows to one address. */
    list(to: string | null): MailboxSummary[] {
      const rows = db
        .prepare(
          `select id, body from message where :to is null
           or id in (select message from recipient where address = :to) order by id desc limit 200`,
        )
        .all({ to: to?.toLowerCase() ?? null })
      return rows.map((row) => {
        const { from, to: recipients, subject, receivedAt } = JSON.parse(String(row.body))
        return { id: Number(row.id), from, to: recipients, subject, receivedAt }
      })
    },
    find(id: number): MailboxMessage | null {
      const row = db.prepare('select body from message where id = ?').get(id)
      if (row === undefined) return null
      const attached = db.prepare(
        `select filename, content_type as contentType, length(content) as size
         from attachment where message = ?`,
      )
      const attachments = allRows<MailboxAttachment>(attached, id)
      return { id, ...JSON.parse(String(row.body)), attachments }
    },
    attachment(id: number, filename: string): { contentType: string; content: Uint8Array } | null {
      const attached = db.prepare(
        `select content_type as contentType, content
         from attachment where message = ? and filename = ?`,
      )
      const row = firstRow<{ contentType: string; content: Uint8Array }>(attached, id, filename)
      return row === undefined ? null : { ...row }
    },
    clear(): void {
      db.exec('delete from message')
    },
    close(): void {
      db.close()
    },
  }
}

function insert(db: DatabaseSync, message: NewMessage): void {
  const { attachments, ...facts } = message
  const added = db
    .prepare('insert into message (message_id, body) values (?, ?) on conflict do nothing')
    .run(message.messageId, JSON.stringify(facts))
  if (added.changes === 0) return
  const id = added.lastInsertRowid
  const addressed = db.prepare('insert or ignore into recipient values (?, ?)')
  for (const address of message.to) addressed.run(id, address.toLowerCase())
  const attached = db.prepare('insert or ignore into attachment values (?, ?, ?, ?)')
  for (const { filename, contentType, content } of attachments)
    attached.run(id, filename, contentType, content)
}
