import type { InEach } from '../source.ts';

export const otherAlts: Readonly<Record<string, InEach>> = {
  lighthouse: {
    en: 'A lighthouse on a headland sweeps its beam over a calm sea with small boats at dusk.',
    pt: 'Um farol em um promontório lança seu facho sobre o mar calmo com barquinhos ao anoitecer.',
    es: 'Un faro en un cabo tiende su haz sobre un mar en calma con barquitas al anochecer.',
    fr: 'Un phare sur un promontoire balaie de son faisceau une mer calme et ses petits bateaux, au crépuscule.',
  },
  'night-train': {
    en: 'A train with lit windows crosses a stone viaduct under the moon and a starry sky.',
    pt: 'Um trem de janelas acesas cruza um viaduto de pedra sob a lua e um céu estrelado.',
    es: 'Un tren de ventanas encendidas cruza un viaducto de piedra bajo la luna y un cielo estrellado.',
    fr: 'Un train aux fenêtres éclairées franchit un viaduc de pierre sous la lune et un ciel étoilé.',
  },
  'above-the-clouds': {
    en: 'The wing of an airplane above a sea of clouds, with the sun low on the horizon.',
    pt: 'A asa de um avião sobre um mar de nuvens, com o sol baixo no horizonte.',
    es: 'El ala de un avión sobre un mar de nubes, con el sol bajo en el horizonte.',
    fr: 'L’aile d’un avion au-dessus d’une mer de nuages, le soleil bas sur l’horizon.',
  },
  'harbour-morning': {
    en: 'A ferry enters the harbor past tall cranes in the early sun, with gulls overhead.',
    pt: 'Uma balsa entra no porto diante de altos guindastes sob o sol da manhã, com gaivotas no céu.',
    es: 'Un transbordador entra en el puerto ante altas grúas con el primer sol, entre gaviotas.',
    fr: 'Un ferry entre au port devant de hautes grues, au soleil levant, parmi les goélands.',
  },
  'kitchen-table': {
    en: 'A host family’s table is laid with bread and cups by a window that looks on the sea.',
    pt: 'A mesa da família anfitriã está posta com pão e xícaras junto a uma janela com vista para o mar.',
    es: 'La mesa de la familia anfitriona, puesta con pan y tazas junto a una ventana que da al mar.',
    fr: 'La table de la famille d’accueil, dressée avec pain et tasses, près d’une fenêtre sur la mer.',
  },
  'packed-bag': {
    en: 'A packed backpack, boots and a map wait by an open door with morning light.',
    pt: 'Uma mochila pronta, botas e um mapa esperam junto a uma porta aberta à luz da manhã.',
    es: 'Una mochila hecha, unas botas y un mapa esperan junto a una puerta abierta a la luz de la mañana.',
    fr: 'Un sac à dos bouclé, des chaussures et une carte attendent près d’une porte ouverte au matin.',
  },
  'study-desk': {
    en: 'A green lamp lights an open book on a library desk before a tall window at dusk.',
    pt: 'Uma luminária verde ilumina um livro aberto na mesa da biblioteca, diante de uma janela ao anoitecer.',
    es: 'Una lámpara verde ilumina un libro abierto en la mesa de una biblioteca, ante un ventanal al anochecer.',
    fr: 'Une lampe verte éclaire un livre ouvert sur une table de bibliothèque, devant une haute fenêtre au crépuscule.',
  },
  campfire: {
    en: 'Four friends sit round a campfire between tents under the Milky Way.',
    pt: 'Quatro amigos sentam-se em volta de uma fogueira, entre barracas, sob a Via Láctea.',
    es: 'Cuatro amigos se sientan en torno a una hoguera, entre tiendas, bajo la Vía Láctea.',
    fr: 'Quatre amis sont assis autour d’un feu de camp, entre des tentes, sous la Voie lactée.',
  },
  'mountain-path': {
    en: 'A hiker climbs a zigzag path over green slopes toward a mountain pass.',
    pt: 'Um caminhante sobe uma trilha em zigue-zague por encostas verdes rumo a um passo de montanha.',
    es: 'Un excursionista sube un sendero en zigzag por laderas verdes hacia un puerto de montaña.',
    fr: 'Un randonneur gravit un sentier en lacets sur des pentes vertes, vers un col de montagne.',
  },
  'market-stalls': {
    en: 'People stroll between lit stalls and strings of lanterns at a night market.',
    pt: 'Pessoas passeiam entre barracas iluminadas e fios de lanternas em um mercado noturno.',
    es: 'La gente pasea entre puestos iluminados y guirnaldas de farolillos en un mercado nocturno.',
    fr: 'Des passants flânent entre des étals éclairés et des guirlandes de lampions, au marché de nuit.',
  },
  'ferry-crossing': {
    en: 'A ferry with all its lamps lit sails at dusk toward a town on a slope between islands.',
    pt: 'Uma balsa toda iluminada navega ao anoitecer rumo a uma cidade na encosta, entre ilhas.',
    es: 'Un transbordador iluminado navega al anochecer hacia un pueblo en la ladera, entre islas.',
    fr: 'Un ferry tout illuminé vogue au crépuscule vers une ville à flanc de colline, entre les îles.',
  },
  'footbridge-dawn': {
    en: 'Two travelers cross an arched wooden footbridge over a misty river at dawn.',
    pt: 'Dois viajantes atravessam uma ponte de madeira em arco sobre um rio enevoado ao amanhecer.',
    es: 'Dos viajeros cruzan un puente de madera en arco sobre un río brumoso al amanecer.',
    fr: 'Deux voyageurs traversent une passerelle de bois en arc sur une rivière brumeuse, à l’aube.',
  },
};
