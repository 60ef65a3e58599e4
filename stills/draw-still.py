"""Draws a still life. Reads one JSON file: what stands where; every measure in centimeters."""
import json
import math
import sys
from pathlib import Path

import bpy
from mathutils import Matrix, Vector

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

if bpy.app.version[0] != 3:
    sys.exit(f"The stills are drawn with Blender 3, and this is {bpy.app.version_string}: materials have other names there.")
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene

from bindery import bind, bind_half, lay_open, open_in_the_middle  # noqa: E402
from stationery import fold_carton, lay_sheets, put_up_shelf, sharpen  # noqa: E402
from workbench import linear, material  # noqa: E402

scene_file, target = sys.argv[sys.argv.index("--") + 1 :][:2]
with open(scene_file) as file:
    given = json.load(file)


def gather(parts, place):
    """Puts a thing where it belongs, with its `turn` about the vertical; a book may `lean` back, or lie in one of four poses."""
    empty = bpy.data.objects.new("place", None)
    scene.collection.objects.link(empty)
    for part in parts:
        part.parent = empty
    turn = Matrix.Rotation(math.radians(place.get("turn", 0)), 4, "Z")
    lean = Matrix.Identity(4)
    if "lean" in place:
        angle = math.radians(place["lean"])
        # What leans touches the board with its nearer edge: under a raised one light would come through.
        sink = Matrix.Translation((0, 0, -place["thick"] / 2 * math.sin(angle)))
        lean = sink @ Matrix.Rotation(-angle, 4, "X")
    lie = Matrix.Identity(4)
    book_height = place.get("height", 0)
    if place.get("pose") == "lying":
        # the spine faces the camera, the front lies up, the head is at the left
        lie = Matrix(((0, 0, -1, book_height), (1, 0, 0, 0), (0, -1, 0, 0), (0, 0, 0, 1)))
    if place.get("pose") == "spine":
        # the spine faces the camera, the front is at its right
        lie = Matrix(((0, -1, 0, 0), (1, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)))
    if place.get("pose") == "flat":
        # its front lies up, its foot is to the camera
        lie = Matrix(((1, 0, 0, 0), (0, 0, 1, 0), (0, -1, 0, 0), (0, 0, 0, 1)))
    if place.get("pose") == "spine up":
        # as in a carton: the front is away from the camera, the head at the left
        lie = Matrix(((0, 0, -1, book_height), (0, -1, 0, 0), (-1, 0, 0, place["width"]), (0, 0, 0, 1)))
    empty.matrix_world = Matrix.Translation(Vector(place["at"])) @ turn @ lean @ lie
    return parts


makers = {
    "pencils": sharpen,
    "opened": lay_open,
    "spreads": open_in_the_middle,
    "sheets": lay_sheets,
    "cartons": fold_carton,
    "books": lambda book: bind_half(book) if "draft" in book else bind(book),
}
things = put_up_shelf({**given["shelf"], "wall": given["wall"]}) if "shelf" in given else []
for kind, make in makers.items():
    for one in given.get(kind, []):
        things += gather(make(one), one)


def catcher(name, size, matrix):
    bpy.ops.mesh.primitive_plane_add(size=size)
    plane = bpy.context.object
    plane.name = name
    plane.matrix_world = matrix
    plane.data.materials.append(material(name, "#faf7ef", roughness=1))
    plane.data.materials[0].node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0
    return plane


shadows = given["pass"] == "shadows"
catchers = [catcher("wall", 400, Matrix.Translation((0, given["wall"], 0)) @ Matrix.Rotation(math.radians(90), 4, "X"))]
if "shelf" not in given:
    catchers.append(catcher("table", 400, Matrix.Translation((0, given["wall"] - 200, 0))))
for hidden in things if shadows else catchers:
    hidden.visible_camera = False
for plane in catchers:
    plane.is_shadow_catcher = shadows

for light in given["lights"]:
    lamp = bpy.data.lights.new("light", "AREA")
    lamp.shape = "RECTANGLE"
    lamp.size, lamp.size_y = light["size"]
    lamp.energy = light["power"]
    lamp.color = linear(light.get("color", "#ffffff"))[:3]
    made = bpy.data.objects.new("light", lamp)
    made.location = light["at"]
    made.rotation_euler = (Vector(light["to"]) - Vector(light["at"])).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(made)

world = bpy.data.worlds.new("world")
world.use_nodes = True
world.node_tree.nodes["Background"].inputs["Color"].default_value = linear(given["sky"]["color"])
world.node_tree.nodes["Background"].inputs["Strength"].default_value = given["sky"]["strength"]
scene.world = world

camera = bpy.data.cameras.new("camera")
camera.lens = given["camera"]["lens"]
camera.sensor_width = 36
eye = bpy.data.objects.new("camera", camera)
eye.location = given["camera"]["at"]
eye.rotation_euler = (Vector(given["camera"]["to"]) - eye.location).to_track_quat("-Z", "Y").to_euler()
camera.clip_end = 2000
scene.collection.objects.link(eye)
scene.camera = eye

render = scene.render
render.engine = "CYCLES"
render.film_transparent = True
render.resolution_x, render.resolution_y = given["size"]
render.resolution_percentage = 100
render.image_settings.file_format = "PNG"
render.image_settings.color_mode = "RGBA"
render.image_settings.color_depth = "8"
render.filepath = target
scene.view_settings.view_transform = "Standard"
scene.cycles.samples = given["samples"]
scene.cycles.use_denoising = False
scene.cycles.max_bounces = 5
scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
scene.cycles.seed = 7


def even_out():
    """Debian's Blender has no denoiser. What grains is the light, and light changes slowly over one surface: it is evened out
    within each, and then laid on the colors, which have no grain."""
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_glossy_color = True
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    passes = tree.nodes.new("CompositorNodeRLayers").outputs

    def mixed(kind, one, other):
        node = tree.nodes.new("CompositorNodeMixRGB")
        node.blend_type = kind
        tree.links.new(one, node.inputs[1])
        tree.links.new(other, node.inputs[2])
        return node.outputs[0]

    surface = mixed("ADD", passes["Normal"], passes["DiffCol"])

    def even(light):
        node = tree.nodes.new("CompositorNodeBilateralblur")
        node.iterations, node.sigma_color, node.sigma_space = 2, 0.12, 4
        tree.links.new(light, node.inputs["Image"])
        tree.links.new(surface, node.inputs["Determinator"])
        return node.outputs[0]

    lit = [
        # Where a thing ends its light is a part of a pixel's, and so is its color: one of both is made whole again.
        mixed(
            "MULTIPLY",
            even(mixed("DIVIDE", mixed("ADD", passes[f"{kind}Dir"], passes[f"{kind}Ind"]), passes["Alpha"])),
            passes[f"{kind}Col"],
        )
        for kind in ("Diff", "Gloss")
    ]
    cut = tree.nodes.new("CompositorNodeSetAlpha")
    tree.links.new(mixed("ADD", *lit), cut.inputs["Image"])
    tree.links.new(passes["Alpha"], cut.inputs["Alpha"])
    tree.links.new(cut.outputs[0], tree.nodes.new("CompositorNodeComposite").inputs["Image"])


if not shadows:
    even_out()
bpy.ops.render.render(write_still=True)
