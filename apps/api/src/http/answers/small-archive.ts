type FileOfArchive = { readonly name: string; readonly bytes: Uint8Array }

/** A ZIP archive of a few small files, stored as they are: the same files and time give the same bytes. */
export async function smallArchive(
  files: readonly FileOfArchive[],
  mtime: string | Date,
): Promise<Uint8Array> {
  const { zipSync } = await import('fflate')
  return zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), {
    level: 0,
    mtime,
  })
}
