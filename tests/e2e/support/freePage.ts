import { paragraph, withRoute } from '@elos/content/fixtures/documents'

/** A page that staff composed of a list to take along and a text, published at a path of its own. */
export const freePage = (name: string) =>
  withRoute({
    _id: `free-${crypto.randomUUID()}`,
    _type: 'freePage',
    name,
    hero: { eyebrow: 'Para testes', title: name, lead: [paragraph('Uma abertura.')] },
    sections: [
      { _key: 'list', _type: 'checklist', title: 'O que ter à mão', items: ['RG'] },
      { _key: 'text', _type: 'prose', title: 'O que muda', body: [paragraph('O contrato.')] },
    ],
    closing: { title: 'Vamos conversar?', label: 'Pedir cotação', text: [paragraph('É rápido.')] },
    chatMessage: 'Olá! Vim pela página de testes.',
  })
