/** A phone as it may be typed: what is stored of it, or what the form answers. */
interface TypedPhone {
  typed: string
  stored?: string
  fault?: string
}

const stored = (typed: string, stored: string): TypedPhone => ({ typed, stored })
const refused = (fault: string, ...typed: string[]): TypedPhone[] =>
  typed.map((each) => ({ typed: each, fault }))

/** Phones that are accepted and refused, the same in the browser and on the server. */
export const TYPED_PHONES: readonly TypedPhone[] = [
  stored('11987654321', '(11) 98765-4321'),
  stored('11.98765.4321', '(11) 98765-4321'),
  stored('\u202a+55 11 98765‑4321\u202c', '(11) 98765-4321'),
  stored('+55 11 98765-4321', '(11) 98765-4321'),
  stored('1134567890', '(11) 3456-7890'),
  stored('7155556666', '(71) 5555-6666'),
  stored('5532221100', '(55) 3222-1100'),
  stored('55987654321', '(55) 98765-4321'),
  stored('+55 55 98765-4321', '(55) 98765-4321'),
  // Phones as signatures, cards and links have them.
  stored('+55 (0)11 98765-4321', '(11) 98765-4321'),
  stored('+55 (011) 3456-7890', '(11) 3456-7890'),
  stored('+55 15 11 98765-4321', '(11) 98765-4321'),
  stored('(+55 11) 98765-4321', '(11) 98765-4321'),
  stored('(0xx11) 3456-7890', '(11) 3456-7890'),
  stored('11/98765-4321', '(11) 98765-4321'),
  stored('11 | 98765 · 4321', '(11) 98765-4321'),
  stored('11 98765−4321', '(11) 98765-4321'),
  stored('Tel.: (11) 98765-4321', '(11) 98765-4321'),
  stored('Telefone/WhatsApp: +55 11 98765-4321', '(11) 98765-4321'),
  stored('(11) 98765-4321 (WhatsApp)', '(11) 98765-4321'),
  stored('☎\ufe0f (11) 3456-7890', '(11) 3456-7890'),
  stored('tel:+55-11-98765-4321', '(11) 98765-4321'),
  stored('tel:011-3456-7890;phone-context=+55', '(11) 3456-7890'),
  stored('TEL;TYPE=CELL,VOICE:+55 11 98765-4321', '(11) 98765-4321'),
  stored('TEL;VALUE=uri;TYPE=cell:tel:+55-11-98765-4321', '(11) 98765-4321'),
  stored('https://wa.me/5511987654321', '(11) 98765-4321'),
  stored('wa.me/551134567890?text=Plano%2011', '(11) 3456-7890'),
  stored('https://api.whatsapp.com/send?phone=5511987654321&text=Oi', '(11) 98765-4321'),
  stored('whatsapp://send?phone=%2B55%2011%2098765-4321', '(11) 98765-4321'),
  ...refused('Informe seu telefone.', '', '-'),
  ...refused('Faltam números. Exemplo: (11)\u00a098765-4321', '190', '(11) 9', '+55 11 9876'),
  ...refused(
    'Faltam números ou o DDD. Exemplo: (11)\u00a098765-4321',
    '(11) 98765-4',
    '(98) 7654-321',
  ),
  ...refused('Falta o DDD. Exemplo: (11)\u00a098765-4321', '987654321', '3456-7890'),
  ...refused(
    'Há números demais. Exemplo: (11)\u00a098765-4321',
    '119876543210',
    '+55 11 98765-43210',
    '+55 11 93456-78901',
    '0 11 93456-78901',
  ),
  ...refused('O DDD 20 não existe. Exemplo: (11)\u00a098765-4321', '2034567890', '(20) 98765-4321'),
  ...refused('O DDD 23 não existe. Exemplo: (11)\u00a098765-4321', '+55 23 98765-4321'),
  ...refused(
    'Números 0800 não recebem ligações. Use um telefone com DDD. Exemplo: (11)\u00a098765-4321',
    '0800 000 0000',
    '0800-00-0000',
    '800 000 0000',
  ),
  ...refused(
    'Números 0300 não recebem ligações. Use um telefone com DDD. Exemplo: (11)\u00a098765-4321',
    '0300 000 0000',
  ),
  ...refused(
    'Celular começa com 9 depois do DDD. Exemplo: (11)\u00a098765-4321',
    '11887654321',
    '(11) 12345-6789',
  ),
  ...refused(
    'Falta um número: celular tem 9 números depois do DDD. Exemplo: (11)\u00a098765-4321',
    '1198765432',
    '(11) 8765-4321',
    '+55 11 7654-3210',
  ),
  ...refused(
    'Telefone fixo começa com 2, 3, 4 ou 5. Exemplo: (11)\u00a03456-7890',
    '1112345678',
    '(11) 0000-0000',
  ),
  ...refused(
    'Use só números. Exemplo: (11)\u00a098765-4321',
    'abc',
    '(11) 3456-7890 ramal 12',
    'onze 98765-4321',
    '(11) 3456-7890 / 98765-4321',
    '011 3456-7890/91',
  ),
  ...refused(
    'Use um telefone do Brasil, com DDD. Exemplo: (11)\u00a098765-4321',
    '+1 (305) 555-0100',
    '00351 912 345 678',
    'https://wa.me/351912345678',
  ),
]
