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
  stored('(11) 98765-4321', '(11) 98765-4321'),
  stored('11 98765 4321', '(11) 98765-4321'),
  stored('11-98765-4321', '(11) 98765-4321'),
  stored('11.98765.4321', '(11) 98765-4321'),
  stored('  11 98765-4321  ', '(11) 98765-4321'),
  stored('\u202a+55 11 98765‑4321\u202c', '(11) 98765-4321'),
  stored('+55 11 98765-4321', '(11) 98765-4321'),
  stored('+5511987654321', '(11) 98765-4321'),
  stored('5511987654321', '(11) 98765-4321'),
  stored('0055 11 98765-4321', '(11) 98765-4321'),
  stored('011987654321', '(11) 98765-4321'),
  stored('(011) 98765-4321', '(11) 98765-4321'),
  stored('0 15 11 98765-4321', '(11) 98765-4321'),
  stored('1134567890', '(11) 3456-7890'),
  stored('(11) 3456-7890', '(11) 3456-7890'),
  stored('+55 (11) 3456-7890', '(11) 3456-7890'),
  stored('551134567890', '(11) 3456-7890'),
  stored('01134567890', '(11) 3456-7890'),
  stored('2122223333', '(21) 2222-3333'),
  stored('4733334444', '(47) 3333-4444'),
  stored('6144445555', '(61) 4444-5555'),
  stored('7155556666', '(71) 5555-6666'),
  stored('5532221100', '(55) 3222-1100'),
  stored('55987654321', '(55) 98765-4321'),
  stored('+55 55 98765-4321', '(55) 98765-4321'),
  stored('68999990000', '(68) 99999-0000'),
  stored('92988887777', '(92) 98888-7777'),
  ...refused('Informe seu telefone.', '', '   ', '-'),
  ...refused(
    'Faltam números. Exemplo: (11)\u00a098765-4321',
    '1',
    '11',
    '119',
    '190',
    '(11) 9',
    '11 9876',
    '+55 11 9876',
  ),
  ...refused(
    'Faltam números ou o DDD. Exemplo: (11)\u00a098765-4321',
    '(11) 98765-4',
    '(98) 7654-321',
  ),
  ...refused('Falta o DDD. Exemplo: (11)\u00a098765-4321', '98765-4321', '987654321', '3456-7890'),
  ...refused(
    'Há números demais. Exemplo: (11)\u00a098765-4321',
    '119876543210',
    '(11) 98765-43210',
    '+55 11 98765-43210',
  ),
  ...refused('O DDD 10 não existe. Exemplo: (11)\u00a098765-4321', '10987654321'),
  ...refused('O DDD 20 não existe. Exemplo: (11)\u00a098765-4321', '2034567890', '(20) 98765-4321'),
  ...refused('O DDD 23 não existe. Exemplo: (11)\u00a098765-4321', '+55 23 98765-4321'),
  ...refused('O DDD 90 não existe. Exemplo: (11)\u00a098765-4321', '90987654321'),
  ...refused('O DDD 80 não existe. Exemplo: (11)\u00a098765-4321', '0800 000 0000'),
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
  ),
  ...refused(
    'Use um telefone do Brasil, com DDD. Exemplo: (11)\u00a098765-4321',
    '+351 912 345 678',
    '+1 (305) 555-0100',
    '00351 912 345 678',
  ),
]
