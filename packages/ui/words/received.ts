/** The words that a visitor reads after sending a quote request. */
export const receivedWords = {
  thanks: (name: string) => `${name}, obrigado. O que acontece agora:`,
  from: 'A ligação ou a mensagem vem do número',
  reference: 'O código do seu pedido, se você quiser falar dele:',
  asked: 'O que você pediu',
  chat: 'Adiantar pelo WhatsApp',
  close: 'Fechar',
} as const
