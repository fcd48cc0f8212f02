import type { InEach, LanguageKey } from '@farol/content-model';

/** Natural Earth's name, and the Portuguese, Spanish and French names where they differ. */
const otherwise = `
Mexico City|Cidade do México|Ciudad de México|Mexico
Sao Paulo|São Paulo|São Paulo|São Paulo|São Paulo
New York|Nova York|Nueva York|New York
Cairo|Cairo|El Cairo|Le Caire
Beijing|Pequim|Pekín|Pékin
Moscow|Moscou|Moscú|Moscou
Istanbul|Istambul|Estambul|Istanbul
Jakarta|Jacarta|Yakarta|Jakarta
London|Londres|Londres|Londres
Bogota|Bogotá|Bogotá|Bogota|Bogotá
Singapore|Singapura|Singapur|Singapour
Sydney|Sydney|Sídney|Sydney
Riyadh|Riad|Riad|Riyad
Washington, D.C.|Washington|Washington|Washington
Rome|Roma|Roma|Rome
Cape Town|Cidade do Cabo|Ciudad del Cabo|Le Cap
Nairobi|Nairóbi|Nairobi|Nairobi
Manila|Manila|Manila|Manille
Seoul|Seul|Seúl|Séoul
Tehran|Teerã|Teherán|Téhéran
Madrid|Madri|Madrid|Madrid
Johannesburg|Joanesburgo|Johannesburgo|Johannesburg
Berlin|Berlim|Berlín|Berlin
Athens|Atenas|Atenas|Athènes
Kiev|Kiev|Kiev|Kiev|Kyiv
Vienna|Viena|Viena|Vienne
Hanoi|Hanói|Hanói|Hanoï
Ho Chi Minh City|Cidade de Ho Chi Minh|Ciudad Ho Chi Minh|Hô-Chi-Minh-Ville
Phnom Penh|Phnom Penh|Nom Pen|Phnom Penh
Geneva|Genebra|Ginebra|Genève
Zurich|Zurique|Zúrich|Zurich|Zürich
Bern|Berna|Berna|Berne
Milan|Milão|Milán|Milan
Turin|Turim|Turín|Turin
Venice|Veneza|Venecia|Venise
Florence|Florença|Florencia|Florence
Naples|Nápoles|Nápoles|Naples
Genoa|Gênova|Génova|Gênes
Bologna|Bolonha|Bolonia|Bologne
Pisa|Pisa|Pisa|Pise
Siena|Siena|Siena|Sienne
Parma|Parma|Parma|Parme
Modena|Módena|Módena|Modène
Livorno|Livorno|Livorno|Livourne
Munich|Munique|Múnich|Munich
Cologne|Colônia|Colonia|Cologne
Hamburg|Hamburgo|Hamburgo|Hambourg
Frankfurt|Frankfurt|Fráncfort|Francfort
Dresden|Dresden|Dresde|Dresde
Magdeburg|Magdeburgo|Magdeburgo|Magdebourg
Prague|Praga|Praga|Prague
Warsaw|Varsóvia|Varsovia|Varsovie
Copenhagen|Copenhague|Copenhague|Copenhague
Stockholm|Estocolmo|Estocolmo|Stockholm
Helsinki|Helsinque|Helsinki|Helsinki
Dublin|Dublin|Dublín|Dublin
Edinburgh|Edimburgo|Edimburgo|Édimbourg
Brussels|Bruxelas|Bruselas|Bruxelles
Antwerp|Antuérpia|Amberes|Anvers
Amsterdam|Amsterdã|Ámsterdam|Amsterdam
Marseille|Marselha|Marsella|Marseille
Saint-Etienne|Saint-Étienne|Saint-Étienne|Saint-Étienne|Saint-Étienne
Bordeaux|Bordeaux|Burdeos|Bordeaux
Nice|Nice|Niza|Nice
Lisbon|Lisboa|Lisboa|Lisbonne
Porto|Porto|Oporto|Porto
Setubal|Setúbal|Setúbal|Setúbal|Setúbal
Seville|Sevilha|Sevilla|Séville
Barcelona|Barcelona|Barcelona|Barcelone
Valencia|Valência|Valencia|Valence
Kyoto|Quioto|Kioto|Kyoto
Tokyo|Tóquio|Tokio|Tokyo
Shanghai|Xangai|Shanghái|Shanghai
Havana|Havana|La Habana|La Havane
Panama City|Cidade do Panamá|Ciudad de Panamá|Panama
San Jose|São José|San José|San José|San José
Montevideo|Montevidéu|Montevideo|Montevideo
Asuncion|Assunção|Asunción|Asuncion|Asunción
Brasilia|Brasília|Brasilia|Brasilia|Brasília
Cordoba|Córdoba|Córdoba|Córdoba|Córdoba
Rosario|Rosário|Rosario|Rosario
Concepcion|Concepción|Concepción|Concepción|Concepción
Algiers|Argel|Argel|Alger
Tunis|Túnis|Túnez|Tunis
Marrakesh|Marrakech|Marrakech|Marrakech
Jerusalem|Jerusalém|Jerusalén|Jérusalem
Damascus|Damasco|Damasco|Damas
Baghdad|Bagdá|Bagdad|Bagdad
Cracow|Cracóvia|Cracovia|Cracovie
Kraków|Cracóvia|Cracovia|Cracovie
Budapest|Budapeste|Budapest|Budapest
Bucharest|Bucareste|Bucarest|Bucarest
Belgrade|Belgrado|Belgrado|Belgrade
Sofia|Sófia|Sofía|Sofia
Poznan|Poznań|Poznań|Poznań|Poznań
Vientiane|Vientiane|Vientián|Vientiane
Yangon|Yangon|Rangún|Rangoun
New Delhi|Nova Délhi|Nueva Delhi|New Delhi
Port Stanley|Stanley|Stanley|Stanley|Stanley
Neuquen|Neuquén|Neuquén|Neuquén|Neuquén
Bahia Blanca|Bahía Blanca|Bahía Blanca|Bahía Blanca|Bahía Blanca
Rio Gallegos|Río Gallegos|Río Gallegos|Río Gallegos|Río Gallegos
San Marino|San Marino|San Marino|Saint-Marin
`;

type Names = Readonly<Partial<InEach<string>>>;

const names: ReadonlyMap<string, Names> = new Map(
  otherwise
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', pt = name, es = name, fr = name, en = name] = line.split('|');
      return [name, { en, pt, es, fr }];
    }),
);

/** A city's name in a language; in English where no other is known. */
export function cityName(name: string, key: LanguageKey): string {
  return names.get(name)?.[key] ?? name;
}
