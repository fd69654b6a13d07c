import type { ShortText } from './type.ts'

/** Returns a text of one paragraph; undefined for one without words. */
export const paragraph = (text: string): ShortText | undefined =>
  text === ''
    ? undefined
    : [
        {
          _type: 'block',
          _key: 'paragraph',
          style: 'normal',
          children: [{ _type: 'span', _key: 'text', text, marks: [] }],
          markDefs: [],
        },
      ]
