import { vercelStegaDecode, vercelStegaSplit } from '@vercel/stega'

/**
 * Makes the lines of a preview end where those of the site do. Browsers count the invisible mark behind a text, by which a
 * click opens its field, as letters: it goes to an attribute of its element, where click-to-edit reads it too.
 *
 * @see https://www.sanity.io/docs/visual-editing/visual-editing-overlays
 */
export function settleTexts(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) if (texts.currentNode instanceof Text) settle(texts.currentNode)
}

function settle(text: Text): void {
  const { data, parentElement } = text
  const { cleaned, encoded } = vercelStegaSplit(data)
  if (encoded && parentElement) {
    parentElement.dataset.sanity = JSON.stringify(vercelStegaDecode(encoded))
    // Texts are edited only: click-to-edit would let editors drag the items of a list too.
    parentElement.dataset.sanityDragDisable = 'true'
  }
  if (cleaned !== data) text.data = cleaned
}
