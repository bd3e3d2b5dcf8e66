import type { Locator, Page } from 'playwright'

type AsInChromiumField = HTMLInputElement | HTMLTextAreaElement

/**
 * Where Playwright drives Firefox otherwise than Chromium: it goes on at once after a click, without waiting
 * for what was sent, and a text that is filled in can stand behind the one that was there.
 */
export function actAsInChromium(page: Page): void {
  const prototype = Object.getPrototypeOf(page.locator('html')) as Locator & { isAlike?: boolean }
  if (prototype.isAlike) return
  prototype.isAlike = true
  const { click } = prototype
  prototype.click = async function (this: Locator, ...options) {
    await click.apply(this, options)
    const isAnswered = () => document.querySelector('form[aria-busy=true]') === null
    await this.page().waitForFunction(isAnswered)
  }
  prototype.fill = async function (this: Locator, value) {
    await this.focus()
    await this.evaluate((field: AsInChromiumField, text) => {
      field.value = text
      for (const type of ['input', 'change'])
        field.dispatchEvent(new Event(type, { bubbles: true }))
    }, value)
  }
}

/**
 * Within the page. What the driver fills in goes past the page's script, but React notes it as a value of
 * its own; it is let forget it, so that it hears of the change as of a person's.
 */
export function noticeFilling(): void {
  type Tracked = EventTarget & { _valueTracker?: { setValue(value: string): void } }
  const forget = ({ target }: Event) => (target as Tracked)._valueTracker?.setValue('')
  window.addEventListener('input', forget, true)
}
