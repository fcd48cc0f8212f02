import type { Scene } from '../svg.ts';
import aboveTheClouds from './above-the-clouds.ts';
import alpsLake from './alps-lake.ts';
import alpsValley from './alps-valley.ts';
import berlinLake from './berlin-lake.ts';
import berlinSpree from './berlin-spree.ts';
import boaVistaDunes from './boa-vista-dunes.ts';
import boaVistaTurtles from './boa-vista-turtles.ts';
import bolognaPortico from './bologna-portico.ts';
import bolognaTowers from './bologna-towers.ts';
import buenosAiresBoca from './buenos-aires-boca.ts';
import buenosAiresJacaranda from './buenos-aires-jacaranda.ts';
import campfire from './campfire.ts';
import capeTownPenguins from './cape-town-penguins.ts';
import capeTownTable from './cape-town-table.ts';
import ferryCrossing from './ferry-crossing.ts';
import footbridgeDawn from './footbridge-dawn.ts';
import galwayCliffs from './galway-cliffs.ts';
import galwayQuay from './galway-quay.ts';
import harbourMorning from './harbour-morning.ts';
import kitchenTable from './kitchen-table.ts';
import kyotoPagoda from './kyoto-pagoda.ts';
import kyotoTorii from './kyoto-torii.ts';
import lighthouse from './lighthouse.ts';
import lisbonAlley from './lisbon-alley.ts';
import lisbonHills from './lisbon-hills.ts';
import lunenburgHarbour from './lunenburg-harbour.ts';
import lunenburgLighthouse from './lunenburg-lighthouse.ts';
import lyonMarket from './lyon-market.ts';
import lyonSaone from './lyon-saone.ts';
import marketStalls from './market-stalls.ts';
import mekongAngkor from './mekong-angkor.ts';
import mekongRiver from './mekong-river.ts';
import melbourneApostles from './melbourne-apostles.ts';
import melbourneBoxes from './melbourne-boxes.ts';
import mexicoCityCanals from './mexico-city-canals.ts';
import mexicoCityPalace from './mexico-city-palace.ts';
import mindoCloudForest from './mindo-cloud-forest.ts';
import mindoVolcano from './mindo-volcano.ts';
import mountainPath from './mountain-path.ts';
import nelsonBay from './nelson-bay.ts';
import nelsonLake from './nelson-lake.ts';
import nightTrain from './night-train.ts';
import packedBag from './packed-bag.ts';
import patagoniaIce from './patagonia-ice.ts';
import patagoniaTowers from './patagonia-towers.ts';
import samaraForest from './samara-forest.ts';
import samaraSurf from './samara-surf.ts';
import studyDesk from './study-desk.ts';

/** All scenes, in the order of the catalogue. */
export const scenes: readonly Scene[] = [
  lisbonHills,
  lisbonAlley,
  galwayQuay,
  galwayCliffs,
  buenosAiresBoca,
  buenosAiresJacaranda,
  nelsonBay,
  nelsonLake,
  lunenburgHarbour,
  lunenburgLighthouse,
  kyotoPagoda,
  kyotoTorii,
  bolognaTowers,
  bolognaPortico,
  mindoCloudForest,
  mindoVolcano,
  boaVistaTurtles,
  boaVistaDunes,
  capeTownTable,
  capeTownPenguins,
  lyonSaone,
  lyonMarket,
  melbourneBoxes,
  melbourneApostles,
  berlinSpree,
  berlinLake,
  mexicoCityPalace,
  mexicoCityCanals,
  patagoniaTowers,
  patagoniaIce,
  mekongRiver,
  mekongAngkor,
  alpsValley,
  alpsLake,
  samaraSurf,
  samaraForest,
  lighthouse,
  nightTrain,
  aboveTheClouds,
  harbourMorning,
  kitchenTable,
  packedBag,
  studyDesk,
  campfire,
  mountainPath,
  marketStalls,
  ferryCrossing,
  footbridgeDawn,
];
