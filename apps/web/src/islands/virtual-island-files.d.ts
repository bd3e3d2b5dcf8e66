declare module 'virtual:island-files' {
  /** The script files of each island: its own first, then those it imports. */
  export const islandFiles: Readonly<Record<string, readonly string[]>>
}
