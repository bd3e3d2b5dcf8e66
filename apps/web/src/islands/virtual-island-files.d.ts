declare module 'virtual:island-files' {
  /** The script files of each island, its own and those it imports; empty while developing. */
  export const islandFiles: Readonly<Record<string, readonly string[]>>
}
