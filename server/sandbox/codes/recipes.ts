// How to get the codes of each kind of payment. A test does what every recipe says.
import { billRecipes, bookRecipes, taxRecipes, topUpRecipes } from './institution-recipes.ts';
import type { Recipe } from './recipe.ts';
import { seriesRecipes } from './series-recipes.ts';
import { foreignRecipes, localRecipes } from './transfer-recipes.ts';

export const recipes: readonly Recipe[] = [
  ...localRecipes,
  ...foreignRecipes,
  ...billRecipes,
  ...topUpRecipes,
  ...taxRecipes,
  ...bookRecipes,
  ...seriesRecipes,
];
