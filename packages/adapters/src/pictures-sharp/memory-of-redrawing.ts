import { createPictureRedrawer } from './picture-redrawer.ts'

// A process of its own for a test: redraws the files it is sent and says the most memory it held meanwhile.
process.once('message', async (files: readonly Uint8Array[]) => {
  let most = 0
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss())
  }
  const looking = setInterval(look, 1)
  const redrawer = createPictureRedrawer({ seconds: 60 })
  await Promise.all(files.map((file) => redrawer.redraw(file, null).then(look)))
  clearInterval(looking)
  process.send?.(most, () => process.disconnect())
})
