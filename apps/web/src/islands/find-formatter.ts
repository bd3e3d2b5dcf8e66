/** What formats messages, with the parser of ICU: nine kilobytes that a browser does not need. */
const FORMATTER =
  /\/(packages\/messages\/src\/(format-message|plain-messages|rich-messages)\.ts|node_modules\/intl-messageformat\/)/

type BuiltFile = { readonly fileName: string; readonly moduleIds?: readonly string[] }

/** The first script of a build that would format messages in the browser. */
export function findFormatter(files: readonly BuiltFile[]): string | undefined {
  return files.find(({ moduleIds }) => moduleIds?.some((id) => FORMATTER.test(id)))?.fileName
}
