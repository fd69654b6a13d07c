import { eachPassage } from './passages.ts'
import type { Review } from './rule.ts'

/** The signs that Markdown and chats write for bold words, links and headings, which pages show as they are. */
const SIGNS =
  /\*\*\S[^*]*\*\*|\]\(https?:|^#{1,6}\s\S|(?:^|\s)\*\p{L}[^*\n]*[^\s*]\*(?=$|[\s.,;:!?])/mu

/** Finds texts with signs of Markdown or of a chat in place of formats. */
export const typedMarks: Review = (documents) =>
  eachPassage(documents, ({ text }) => {
    const [sign] = SIGNS.exec(text) ?? []
    return (
      sign &&
      `O texto mostra os sinais “${sign.trim().slice(0, 40)}”. Apague-os e use os botões de formato.`
    )
  })
