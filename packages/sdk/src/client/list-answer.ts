import { type AnswerWithResponse, PendingAnswer } from './answer.ts'

type ItemOf<Page, Name extends keyof Page> = Page[Name] extends readonly (infer Item)[]
  ? Item
  : never

type ListAnswerParts<Page> = {
  readonly first: Promise<AnswerWithResponse<Page>>
  readonly pageAfter: (cursor: string) => PromiseLike<Page>
  /** The name of the list in a page. */
  readonly items: string
}

/**
 * A list. Await it for one page; or `for await (const item of list)` for every item, of this page and of those after
 * it, which are asked for as they are needed.
 */
export class ListAnswer<Page, Name extends keyof Page>
  extends PendingAnswer<Page>
  implements AsyncIterable<ItemOf<Page, Name>>
{
  readonly #parts: ListAnswerParts<Page>

  constructor(parts: ListAnswerParts<Page>) {
    super(parts.first)
    this.#parts = parts
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<ItemOf<Page, Name>, void, undefined> {
    const { items, pageAfter } = this.#parts
    let page: Page = (await this.withResponse()).data
    while (true) {
      const { [items]: found, nextCursor } = page as Record<string, unknown>
      const list = found as readonly ItemOf<Page, Name>[]
      yield* list
      // A list of events always says how to go on; it ends where there is nothing new.
      if (typeof nextCursor !== 'string' || list.length === 0) return
      page = await pageAfter(nextCursor)
    }
  }
}
